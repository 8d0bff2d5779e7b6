import type { SamplesOf } from '../core/sample.ts';
import type { accountRoutes } from './accounts.ts';

export const accountSamples: SamplesOf<typeof accountRoutes> = {};
