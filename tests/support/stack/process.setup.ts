import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Files share a process where vitest.config.ts says `isolate: false`. Each leaves it as it was found:
 * the clock, the environment, and what was put in place of a function or a global. Modules stay
 * loaded, so what they keep must hold for every file.
 */
let environment: NodeJS.ProcessEnv;

beforeAll(() => {
  environment = { ...process.env };
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
