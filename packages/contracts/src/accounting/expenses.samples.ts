import type { SamplesOf } from '../core/sample.ts';
import type { expenseRoutes } from './expenses.ts';

export const expenseSamples: SamplesOf<typeof expenseRoutes> = {};
