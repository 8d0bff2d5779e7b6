import { recordRoutes } from '@driftig/contracts/records/routes';

import type { Act } from '../shot.ts';

/** Row of the list of invoices, with wire names. */
interface Row {
  readonly invoicenumber: number;
  readonly displaytotalprice: number;
  readonly status: number;
  readonly paid: number;
  readonly savedasdep: 0 | 1;
}

const states = {
  sent: ({ status, savedasdep, paid }: Row) => status === 4 && savedasdep === 0 && paid === 0,
  deposit: ({ status, savedasdep }: Row) => status === 3 && savedasdep === 1,
  paidInPart: ({ paid, displaytotalprice }: Row) => paid > 0 && paid < displaytotalprice,
  credited: ({ status }: Row) => status === 5,
};

/** Opens the newest invoice in a state: which one that is depends on the day. */
export const openInvoice =
  (state: keyof typeof states, tab?: 'creditnote' | 'history'): Act =>
  async (page) => {
    const answer = await page.request.get(`${recordRoutes.listInvoices.path}?limit=100`);
    const rows: Row[] = await answer.json();
    const invoice = rows.find(states[state]);
    if (invoice === undefined) throw new Error(`No invoice is ${state}`);
    const at = tab === undefined ? '' : `?tab=${tab}`;
    await page.goto(`/invo/${invoice.invoicenumber}${at}`);
    await page.getByRole('button', { name: 'Gem som PDF' }).waitFor();
  };
