import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { entryAnswer } from '../ledger/entries.ts';
import { dateText } from '../wire/wire-dates.ts';
import { pageQuery, request, response } from '../wire/wire.ts';

const party = {
  name: z.string(),
  cvr: z.string(),
  address: z.string(),
  zipcode: z.string(),
  town: z.string(),
  country: z.string(),
};

/** The parts of files for accountants, authorities and other systems (product B60). */
export const exportRoutes = routesOf('exchange', {
  getExportCompany: {
    method: 'GET',
    path: '/accountant/exchange/company',
    access: 'accountant',
    summary: 'Virksomheden, som en regnskabsfil viser den',
    response: response(
      {
        ...party,
        bankname: z.string(),
        regnumber: z.string(),
        accountnumber: z.string(),
      },
      { bankname: 'bankName', regnumber: 'regNumber', accountnumber: 'accountNumber' },
    ),
  },
  listExportCustomers: {
    method: 'GET',
    path: '/accountant/exchange/customers',
    access: 'accountant',
    summary: 'Kunderne, som en regnskabsfil viser dem, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(z.object({ id: z.string(), ...party })),
  },
  listExportEntries: {
    method: 'GET',
    path: '/accountant/exchange/entries',
    access: 'accountant',
    summary: 'Posteringer med linjer i en periode, nyeste dato først, en side ad gangen',
    query: request({ ...pageQuery, from: dateText, to: dateText }, {}),
    response: z.array(entryAnswer),
  },
});
