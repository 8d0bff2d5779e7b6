import { codeSteps, runSteps } from './steps.ts';

/** `npm run check`: types, lint, format, the oldest browsers and the house rules. */
const failed = await runSteps([...codeSteps, ['house', 'vitest', 'run', '--project', 'house']]);
process.exitCode = failed === 0 ? 0 : 1;
