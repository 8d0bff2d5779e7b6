import * as z from 'zod';

import { printableInvoice } from './answers.ts';
import { chosenStatus } from './invoice-status.ts';
import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import { id, message, request } from '../wire/wire.ts';

const noNumber = 'Skriv et fakturanummer.';
const invoiceNumber = wholeNumber({ min: 0, max: 999_999_999_999, error: noNumber });

/** Both spellings are accepted on both paths (product D9). */
export const byNumber = z.codec(
  z.union(
    [
      z.strictObject({ invoicenumber: invoiceNumber }),
      z.strictObject({ invoiceNumber: invoiceNumber }),
    ],
    { error: noNumber },
  ),
  z.object({ number: z.int() }),
  {
    decode: (value) => ({
      number: 'invoicenumber' in value ? value.invoicenumber : value.invoiceNumber,
    }),
    encode: ({ number: invoicenumber }) => ({ invoicenumber }),
  },
);

/** Routes that the list of invoices calls; the list does not load the others. */
export const shownInvoiceRoutes = routesOf('invoices', {
  getPrintableInvoice: {
    method: 'POST',
    path: '/api/invoicesGetItemsEtc',
    access: 'manager',
    readsOnly: true,
    summary: 'Alt, hvad den udskrevne faktura viser',
    body: byNumber,
    response: printableInvoice,
    errors: ['not_found'],
  },
  changeInvoiceStatus: {
    method: 'POST',
    path: '/upd/updateInvoiceChange',
    access: 'manager',
    summary: 'Sætter en fakturas status',
    changes: [...recordChanges.invoices, 'listOpenDeposits', 'listOrdersToInvoice'],
    body: request(
      {
        id,
        invoicechose: chosenStatus,
        /** Optimistic lock: the status the user saw. Without it the last change wins. */
        seen: chosenStatus.optional(),
      },
      { invoicechose: 'status' },
    ),
    response: message,
    errors: ['not_found', 'conflict'],
  },
});
