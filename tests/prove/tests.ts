import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';

import { root } from '../support/house/sources.ts';
import { activeFile } from './files.ts';

/** Runs test files in one vitest that stays loaded: a small file takes 2 s instead of 10. */
export interface Tests {
  readonly paths: readonly string[];
  /** Runs these files without a change. */
  run(paths: readonly string[]): Promise<readonly TestModule[]>;
  /** Runs these files with one site switched off; true where a test fails, and the rest is left out. */
  fail(site: string, paths: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

export async function openTests(): Promise<Tests> {
  /** Undefined while a survey runs, which goes on after a failure. */
  let onFailure: (() => void) | undefined;
  const vitest = await createVitest('test', {
    config: join(import.meta.dirname, 'vitest.config.ts'),
    watch: false,
    reporters: [
      {
        onTestCaseResult: (test) => {
          if (test.result().state === 'failed') onFailure?.();
        },
      },
    ],
  });
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications();
  const byPath = new Map(specifications.map((one) => [pathOf(one), one]));
  const run = async (site: string, paths: readonly string[]) => {
    writeFileSync(activeFile, site);
    const asked = paths.flatMap((path) => byPath.get(path) ?? []);
    const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(asked);
    // The result also has the modules of earlier runs.
    const ran = testModules.filter(({ relativeModuleId }) => paths.includes(relativeModuleId));
    return { ran, unhandledErrors };
  };
  return {
    // The site of the browser reaches no repository and no handler.
    paths: [...byPath.keys()].filter((path) => !path.startsWith('web/')),
    run: async (paths) => {
      onFailure = undefined;
      return (await run('', paths)).ran;
    },
    fail: async (site, paths) => {
      const cancels: Promise<void>[] = [];
      // Waiting in the reporter would wait for the run that waits for the reporter.
      onFailure = () => void cancels.push(vitest.cancelCurrentRun('test-failure'));
      const { ran, unhandledErrors } = await run(site, paths);
      // A cancel that is still under way would skip tests of the next run.
      await Promise.all(cancels);
      const failed = ran.some((module) => !module.ok());
      return cancels.length > 0 || unhandledErrors.length > 0 || failed;
    },
    close: async () => {
      writeFileSync(activeFile, '');
      await vitest.close();
    },
  };
}

const pathOf = ({ moduleId }: TestSpecification) => relative(root, moduleId).replaceAll('\\', '/');
