import type { Table } from '../core/client.ts';
import { timeMonthRepository } from './time-months.repository.ts';
import { timerRepository } from './timers.repository.ts';
import { timeTermsRepository } from './time-terms.repository.ts';

/** Working hours in the actor's company. */
export function timeRepository(table: Table, companyId: string) {
  return {
    ...timeMonthRepository(table, companyId),
    ...timeTermsRepository(table, companyId),
    ...timerRepository(table, companyId),
  };
}
