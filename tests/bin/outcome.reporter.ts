import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

import type { FileOutcome, Outcome } from './outcome.ts';

/** Vitest loads a reporter by its default export: writes the outcome to the file TEST_OUTCOME. */
export default class OutcomeReporter implements Reporter {
  private root = '';

  onInit({ config }: Vitest): void {
    this.root = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const files = modules.map((module) => outcomeOf(this.root, module));
    const outcome: Outcome = { files, errors: errors.length };
    writeFileSync(process.env['TEST_OUTCOME'] ?? '', JSON.stringify(outcome));
  }
}

function outcomeOf(root: string, module: TestModule): FileOutcome {
  const tests = [...module.children.allTests()];
  const named = (state: string) =>
    tests.filter((test) => test.result().state === state).map(({ fullName }) => fullName);
  return {
    path: relative(root, module.moduleId).replaceAll('\\', '/'),
    project: module.project.name,
    ok: module.state() !== 'failed',
    passed: named('passed'),
    failed: named('failed'),
    skipped: named('skipped'),
  };
}
