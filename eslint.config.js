import jest from 'eslint-plugin-jest';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['node_modules', 'cdk.out', 'artefacts', 'coverage', '.data'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'max-params': ['error', 4],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  { files: ['.ci/**', 'interaction-model/**', 'test/bench/**'], rules: { 'no-console': 'off' } },
  { files: ['test/**/*.test.ts'], ...jest.configs['flat/recommended'] },
  {
    files: ['test/**/*.test.ts'],
    rules: {
      'jest/expect-expect': ['warn', { assertFunctionNames: ['expect', 'fc.assert', 'ok', 'drawsWell'] }],
    },
  },
);
