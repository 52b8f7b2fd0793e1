// Prints the commands of the README's blocks, one a line, but for those that need an account and those that call this.
import { readFileSync } from 'node:fs';

const readme = readFileSync('README.md', 'utf8').replace(/\n## Needs an AWS[\s\S]*?(?=\n## )/, '');
for (const [, block] of readme.matchAll(/```sh\n([\s\S]*?)```/g)) {
  for (const line of block.split('\n')) {
    const command = line.replace(/\s+#.*$/, '').trim();
    if (command && command !== '.ci/run' && command !== 'npm ci && npm test') console.log(command);
  }
}
