import { consume } from '../events/consume.ts';
import { tellCompany } from '../live/tell.ts';

/** Tells the open screens of the company what to ask for again. Told twice, they ask twice. */
export const handler = consume('companyChanged', ({ companyId, payload }) =>
  tellCompany(companyId, payload.reads, payload.tab, new Date().toISOString()),
);
