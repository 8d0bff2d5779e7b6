import type { Reporter, TestModule, Vitest } from 'vitest/node';

const shown = 10;

/** Vitest loads a reporter by its default export: prints which files took longest. */
export default class SlowestFiles implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules
      .map((module) => ({ path: module.relativeModuleId, seconds: secondsOf(module) }))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, shown)
      .map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${path}`);
    this.vitest?.logger.log(['Slowest files:', ...lines, ''].join('\n'));
  }
}

/** Loading, set-up and the tests themselves: what leaving the file out would save. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const all = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration];
  return all.reduce((sum, part) => sum + part, 0) / 1000;
}
