import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { periodRoutes } from './routes.ts';

const changed = {
  at: '2026-10-05T09:12:00.000Z',
  registeredBy: 'Mette Nordahl',
  reason: '',
  voucherNumber: 0,
};
const vat = {
  id: 'vat.2026-07-01.2026-09-30',
  from: '2026-07-01',
  to: '2026-09-30',
  closed: true,
  ended: true,
  ...changed,
};
const year = {
  ...vat,
  id: sampleIds.financialYear,
  from: '2025-01-01',
  to: '2025-12-31',
  voucherNumber: 12,
};
const settings = { firstMonth: 1, vatPeriod: 'quarter' } as const;

export const periodSamples: SamplesOf<typeof periodRoutes> = {
  listPeriods: { response: { ...settings, years: [year], vatPeriods: [vat] } },
  savePeriodSettings: { body: settings, response: settings },
  fileVatPeriod: {
    params: { id: sampleIds.vatPeriod },
    body: { settle: false },
    response: { message: 'Momsperioden er markeret som indberettet.', voucherNumber: 0 },
  },
  openPeriod: {
    params: { id: sampleIds.filedVatPeriod },
    body: { reason: 'Et bilag manglede' },
    response: { message: 'Perioden er åbnet.' },
  },
  getYearEnd: {
    params: { id: sampleIds.financialYear },
    response: {
      result: 1050,
      lines: [
        { account: 1010, amount: 1050 },
        { account: 6940, amount: -1050 },
      ],
      unfiled: [{ from: '2025-10-01', to: '2025-12-31' }],
    },
  },
  closeYear: {
    params: { id: sampleIds.financialYear },
    response: { message: 'Regnskabsåret er afsluttet med bilag 12.', voucherNumber: 12 },
  },
  postOpeningBalances: {
    body: {
      date: '2026-01-01',
      lines: [
        { account: 1610, amount: 1000 },
        { account: 7440, amount: -1000 },
      ],
    },
    response: { message: 'Primosaldi er bogført som bilag 1.', voucherNumber: 1 },
  },
};
