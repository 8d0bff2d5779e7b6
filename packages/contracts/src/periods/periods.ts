import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { oneLine } from '../wire/text.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import { id, request, response, yesOrNo } from '../wire/wire.ts';
import { vatPeriodLengths, type VatPeriodLength } from './period-kind.ts';

const lengths = Object.keys(vatPeriodLengths) as [VatPeriodLength, ...VatPeriodLength[]];
const vatPeriod = z.enum(lengths, { error: 'Vælg en momsperiode.' });

const period = response(
  {
    id: z.string(),
    from: z.string(),
    to: z.string(),
    closed: z.boolean(),
    /** Whether it has ended, so that it can be closed. */
    ended: z.boolean(),
    /** ISO UTC, name and reason of the last change; '' where there was none. */
    at: z.string(),
    registeredBy: z.string(),
    reason: z.string(),
    /** Voucher number of the closing entry or the settlement; 0 without one. */
    voucherNumber: z.int(),
  },
  { closed: 'isClosed', ended: 'hasEnded', registeredBy: 'by', voucherNumber: 'entry' },
);

const settings = { firstMonth: z.int(), vatPeriod: z.enum(lengths) };
const params = request({ id }, {});
const closing = {
  method: 'POST',
  access: 'accountant',
  params,
  response: z.object({ message: z.string() }),
  status: 201,
  errors: ['not_found', 'conflict', 'key_reused'],
  idempotent: true,
  changes: ['periods', 'ledger'],
} as const;

/** Financial years and VAT periods, which refuse postings once they are closed (product B56). */
export const periodListRoutes = routesOf('periods', {
  listPeriods: {
    method: 'GET',
    path: '/accountant/periods',
    access: 'accountant',
    summary: 'Regnskabsår og momsperioder med deres tilstand, nyeste først',
    response: z.object({
      ...settings,
      years: z.array(period),
      vatPeriods: z.array(period),
    }),
  },
  savePeriodSettings: {
    method: 'PUT',
    path: '/accountant/periods',
    access: 'accountant',
    summary: 'Gemmer regnskabsårets første måned og momsperiodens længde',
    body: request(
      {
        firstMonth: wholeNumber({ min: 1, max: 12, error: 'Vælg en måned.' }),
        vatPeriod,
      },
      {},
    ),
    response: z.object(settings),
    errors: ['conflict'],
    changes: ['periods'],
  },
  fileVatPeriod: {
    ...closing,
    path: '/accountant/periods/{id}/file',
    summary:
      'Markerer en momsperiode som indberettet, lukker den for nye posteringer og afregner momsen, hvor det ønskes',
    body: request(
      {
        /** Whether the VAT accounts are emptied to VAT owed by an entry. */
        settle: yesOrNo,
      },
      { settle: 'settles' },
    ),
    response: response(
      {
        message: z.string(),
        /** Voucher number of the settlement; 0 without one. */
        voucherNumber: z.int(),
      },
      { voucherNumber: 'number' },
    ),
    changes: ['periods', 'ledger', 'listAccounts'],
  },
  openPeriod: {
    ...closing,
    path: '/accountant/periods/{id}/open',
    access: 'owner',
    summary: 'Åbner en lukket periode igen med en begrundelse; et års afslutning tilbageføres',
    body: request(
      {
        reason: oneLine(200, 'Skriv, hvorfor perioden åbnes.').refine(
          (reason) => reason !== '',
          'Skriv, hvorfor perioden åbnes.',
        ),
      },
      {},
    ),
  },
});
