import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { spendingRoutes } from './spending.ts';

export const spendingSamples: SamplesOf<typeof spendingRoutes> = {
  getSpending: {
    query: { from: '2026-03-01', to: '2026-03-31' },
    response: [{ departmentId: sampleIds.department, team: 'Lager', amount: 1754.5, count: 3 }],
  },
};
