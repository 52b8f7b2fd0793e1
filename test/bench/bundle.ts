// How many bytes a cold start reads, by part. The floor is what both SDKs weigh alone.
import { bundled } from './bundles.ts';
import { AIMS } from './aims.ts';
import { atMost, type Measurement } from './table.ts';

/** Bytes of the deployed bundle. */
export const bundle: Measurement = async () => {
  const game = await bundled('game');
  const sdks = await bundled('sdks');
  const parts = [...game.parts].sort(([, one], [, other]) => other - one);
  return [
    {
      title: 'The bundle',
      rows: [
        atMost('whole', { figure: game.bytes, floor: sdks.bytes, aim: AIMS.bundleBytes, unit: 'bytes' }),
        ...parts.map(([part, figure]) =>
          atMost(`  ${part}`, { figure, unit: 'bytes', ...floorOf(sdks.parts.get(part)) }),
        ),
      ],
    },
  ];
};

function floorOf(floor: number | undefined): { readonly floor?: number } {
  return floor === undefined ? {} : { floor };
}
