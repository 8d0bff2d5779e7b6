import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { version } from '../records/record-schemas.ts';
import { id, request, response } from '../wire/wire.ts';

const posted = response(
  {
    message: z.string(),
    /** The final voucher number (product B1). */
    voucherNumber: z.int(),
  },
  { voucherNumber: 'number' },
);

const accountNeeded = 'Udfyld alle felter';
const chosen = z.string({ error: accountNeeded }).pipe(id);
const accounts = request(
  { account: chosen, againstAccount: chosen, version },
  { account: 'debitId', againstAccount: 'creditId' },
);

const post = {
  method: 'POST',
  access: 'accountant',
  params: request({ id }, {}),
  response: posted,
  status: 201,
  errors: ['not_found', 'conflict', 'key_reused'],
  idempotent: true,
  changes: [
    ...recordChanges.receipts,
    'getRecord',
    'showReceipt',
    'getKnownShop',
    'ledger',
    'periods',
  ],
} as const;

/** The calls behind Bogfør (product B2). */
export const postingRoutes = routesOf('ledger', {
  postDraft: {
    ...post,
    path: '/accountant/drafts/{id}/post',
    summary: 'Bogfører en kladde; den får sit endelige bilagsnummer og forlader kladden',
    body: request({ version }, {}),
  },
  postReceipt: {
    ...post,
    path: '/accountant/receipts/{id}/post',
    summary: 'Bogfører en godkendt kvittering på to konti',
    body: accounts,
  },
  postExpense: {
    ...post,
    path: '/accountant/expenses/{id}/post',
    summary: 'Bogfører en godkendt udgift på to konti',
    body: accounts,
  },
  postAllowance: {
    ...post,
    path: '/accountant/allowances/{id}/post',
    summary: 'Bogfører godkendt kørsel eller diæter på kontiene for godtgørelse og skyldig løn',
    body: request({ version }, {}),
    changes: ['accounting', 'ledger', 'periods'],
  },
});
