// `npm run cost`: prints the README's page on cost and scale.
import { committedMeasures } from './measured.ts';
import { costPage } from './page.ts';

process.stdout.write(`${costPage(committedMeasures())}\n`);
