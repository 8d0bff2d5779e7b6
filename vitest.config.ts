import { defineConfig } from 'vitest/config';

// Before all else: the clock of this process and of those it starts.
import './tests/support/clock/test-clock.ts';
import { houseTests } from './tests/support/house/house-tests.ts';

const shared = {
  environment: 'node' as const,
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  sequence: { groupOrder: 1 },
  unstubEnvs: true,
  unstubGlobals: true,
};
/** A process that files share is as it was for each of them, and no test writes to the terminal. */
const alone = ['./tests/support/stack/process.setup.ts', './tests/support/stack/quiet.setup.ts'];
const stack = {
  globalSetup: ['./tests/support/stack/stack.global.ts'],
  setupFiles: ['./tests/support/stack/stack.setup.ts', ...alone],
};

const infra = ['tests/template*.test.ts', 'infra/**/*.test.ts'];
/** Tests that use the database, the user pool, mails or files, on one embedded stack. */
const onStack = ['functions/src/**/*.test.ts', 'packages/data/src/**/*.test.ts'];
/** The stack itself, and the demo company in it: apart from the others, in processes of its own. */
const localCloud = ['packages/local-cloud/src/**/*.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      {
        test: {
          ...shared,
          name: 'house',
          // One process parses the sources once for all rules; the other core checks types.
          isolate: false,
          maxWorkers: 1,
          // Before all others. Vitest runs no group below 0.
          sequence: { groupOrder: 0 },
          include: houseTests,
          setupFiles: alone,
        },
      },
      {
        test: {
          ...shared,
          name: 'unit',
          // Loading the same modules anew for each file would cost more than the tests.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'web/{src,prerender,build}/**/*.test.{ts,tsx}',
            'tests/{bin,load,prove}/**/*.test.ts',
          ],
          exclude: [...onStack, ...localCloud],
          setupFiles: alone,
        },
      },
      {
        test: {
          ...shared,
          ...stack,
          name: 'integration',
          isolate: false,
          include: [...onStack, 'tests/*.test.ts', 'tests/support/**/*.test.ts'],
          exclude: [...houseTests, ...infra],
        },
      },
      {
        test: {
          ...shared,
          ...stack,
          name: 'local-cloud',
          include: localCloud,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'infra',
          // Loading CDK anew for each file would cost as much as the tests.
          isolate: false,
          include: infra,
          setupFiles: alone,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          // Files of the same worker share one site and one browser.
          isolate: false,
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Vitest waits for a second, in which a busy machine draws no screen.
          expect: { poll: { timeout: 15_000 } },
          globalSetup: ['./tests/support/browser/site.global.ts'],
          // Lambda code is loaded by Node itself, as on Lambda: Vite does not transform it.
          server: { deps: { external: [/\/dist\/functions\//] } },
          // A browser wants both cores: nothing but another journey runs beside it.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
