import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeSteps, ensureInstalled, root, run, runSteps } from './tools.mjs';

/**
 * `npm test`: types, lint and format, the bundles that are deployed, then every test. Ends with one
 * line, `N passed, N failed`; a failing step counts as a failure, and so does a run without tests.
 */
ensureInstalled();
const cache = join(root, 'node_modules', '.cache');
const report = join(cache, 'test-results.json');
mkdirSync(cache, { recursive: true });
rmSync(report, { force: true });

const failedSteps =
  (await runSteps(codeSteps)) + (run('node', ['packages/local-cloud/bin/build.mjs']) ? 0 : 1);
const ended = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
const { passed, failed } = counts();
// An error outside any test ends the run badly without a failing test.
const failures = failedSteps + Math.max(failed, ended && passed > 0 ? 0 : 1);
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

function counts() {
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: results.numPassedTests, failed: results.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
