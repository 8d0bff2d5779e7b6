import { consume } from '../events/consume.ts';
import { tellCompany } from '../live/tell.ts';

/**
 * Sends the open screens of the company the names of stale reads. A repeated event makes them
 * refetch twice.
 */
export const handler = consume('companyChanged', ({ companyId, payload }) =>
  tellCompany(companyId, payload.reads, payload.tab, new Date().toISOString()),
);
