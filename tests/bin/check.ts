import { readSources } from '../support/sources.ts';
import { codeSteps, runSteps } from './steps.ts';

/** Sources above this length are worth a second thought; those above 300 fail the lint. */
const longFile = 200;

/** `npm run check`: types, lint, format and the house rules. */
const failed = await runSteps([...codeSteps, ['walls', 'vitest', 'run', '--project', 'house']]);
const long = readSources()
  .filter(({ path, lines }) => lines > longFile && !/\.(test|generated)\.tsx?$/.test(path))
  .map(({ path, lines }) => `${path} (${lines})`);
if (long.length > 0) console.log(`  over ${longFile} lines: ${long.join(', ')}`);
process.exitCode = failed === 0 ? 0 : 1;
