import type { SamplesOf } from '../core/sample.ts';
import type { tripRoutes } from './trips.ts';

export const tripSamples: SamplesOf<typeof tripRoutes> = {};
