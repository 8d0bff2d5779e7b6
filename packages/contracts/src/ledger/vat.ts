import * as z from 'zod';

import { vatCodes } from '../accounting/account-type.ts';
import { routesOf } from '../core/route.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { dateText } from '../wire/wire-dates.ts';
import { blankable, pageQuery, request } from '../wire/wire.ts';
import { month } from './month.ts';
import { sourceKind } from './source-kind-schema.ts';
import { sourceLine } from './source-line.ts';
import { vatBoxes, type VatBox } from './vat-box.ts';

const box = z.enum(Object.keys(vatBoxes) as [VatBox, ...VatBox[]]);
const vatCode = z.enum(vatCodes);

const part = z.object({
  code: vatCode,
  source: sourceKind,
  entries: z.int(),
  base: kronerAnswer,
  amount: kronerAnswer,
});

/** The VAT return as the ledger has it (product B55). */
export const vatRoutes = routesOf('ledger', {
  getVatOverview: {
    method: 'GET',
    path: '/accountant/ledger/vat',
    access: 'accountant',
    summary: 'Momsangivelsens felter for nogle måneder, afstemt med momskontiene',
    query: request({ from: month, to: month }, {}),
    response: z.object({
      boxes: z.array(
        z.object({
          box,
          /** By the VAT codes of the lines. */
          amount: kronerAnswer,
          /** The movement of the VAT accounts. */
          posted: kronerAnswer,
          /** In whole kroner. */
          reported: kronerAnswer,
          accounts: z.array(z.int()),
          parts: z.array(part),
        }),
      ),
      /** To be paid by the reported figures; below 0 for a refund. */
      payable: kronerAnswer,
    }),
  },
  listVatLines: {
    method: 'GET',
    path: '/accountant/ledger/vat/{code}',
    access: 'accountant',
    summary: 'Det bogførte med en momskode, nyeste dato først, en side ad gangen',
    params: request({ code: vatCode.exclude(['']) }, {}),
    query: request({ ...pageQuery, from: blankable(dateText), to: blankable(dateText) }, {}),
    response: z.array(sourceLine(['base', 'output', 'input'])),
  },
});
