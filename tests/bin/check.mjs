import { codeSteps, ensureInstalled, runSteps } from './tools.mjs';

/** `npm run check`: types, lint, format and the house rules. */
ensureInstalled();
const failed = await runSteps([...codeSteps, ['walls', 'vitest', 'run', '--project', 'house']]);
process.exitCode = failed === 0 ? 0 : 1;
