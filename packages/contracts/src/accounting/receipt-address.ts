import * as z from 'zod';

import { routesOf } from '../core/route.ts';

/** '' until one is made, and where the stage receives no mails (product B52). */
const receiptAddress = z.object({ address: z.string(), available: z.boolean() });

export const receiptAddressRoutes = routesOf('accounting', {
  getReceiptAddress: {
    method: 'GET',
    path: '/accountant/receipt-address',
    access: 'accountant',
    summary: 'Adressen, som firmaets kvitteringer kan sendes til på mail',
    response: receiptAddress,
  },
  renewReceiptAddress: {
    method: 'POST',
    path: '/accountant/renew-receipt-address',
    access: 'accountant',
    summary: 'Laver en ny adresse til kvitteringer; den gamle virker ikke længere',
    changes: ['getReceiptAddress'],
    response: receiptAddress,
    errors: ['conflict', 'not_found'],
  },
});
