import { startTestCloud } from '@driftig/local-cloud/testing/harness';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    stack: Record<string, string>;
  }
}

/** One embedded stack for the whole run; each test makes its own company in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await startTestCloud();
  project.provide('stack', { ...cloud.env });
  return () => cloud.stop();
}
