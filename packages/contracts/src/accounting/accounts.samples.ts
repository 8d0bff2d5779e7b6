import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { accountRoutes } from './accounts.ts';

/** An own account beside those of the public chart. */
const sampleAccountNumber = 1612;
const fields = {
  number: sampleAccountNumber,
  type: 1,
  standardnumber: 1610,
  guidance: 'Varer til videresalg. Maskiner under 34.400 kr. hører til 2430.',
  vatcode: 'K1',
} as const;
const name = 'Blomster og dekoration';
const account = {
  id: sampleIds.account,
  version: 1,
  accountingname: name,
  ...fields,
  vat: 1,
  posted: 0,
} as const;

export const accountSamples: SamplesOf<typeof accountRoutes> = {
  listAccounts: { response: [account] },
  createAccount: { body: { name, ...fields, number: 1613, vat: 1 }, response: account },
  updateAccount: {
    params: { id: sampleIds.account },
    body: { accountingname: 'Blomster', number: 1614, type: 1, vat: 1 },
    response: { ...account, version: 2, accountingname: 'Blomster', number: 1614 },
  },
  deleteAccount: {
    params: { id: sampleIds.account },
    response: { message: 'Kontoen er slettet.' },
  },
  adoptPublicChart: {
    body: { version: '20260101' },
    response: { message: '95 konti er oprettet.' },
  },
};
