import type { SamplesOf } from '../core/sample.ts';
import type { draftRoutes } from './drafts.ts';

export const draftSamples: SamplesOf<typeof draftRoutes> = {};
