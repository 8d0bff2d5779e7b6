import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { exchangeRoutes } from './routes.ts';

const party = {
  cvr: '13748136',
  address: 'Havnegade 12',
  zipcode: '7100',
  town: 'Vejle',
  country: 'Danmark',
};

const bookImport = {
  id: sampleIds.bookImport,
  name: 'e-conomic 2026.xml',
  from: '2026-01-01',
  to: '2026-03-31',
  entries: 1,
  taken: 0,
  known: 0,
  openingvoucher: 0,
  done: 0,
  startedat: '2026-11-27T08:12:00.000Z',
} as const;

const importedLine = {
  account: 1610,
  amount: 1050,
  vatcode: '',
  vatpart: '',
  currency: '',
  currencyAmount: 0,
  rate: '',
} as const;

export const exchangeSamples: SamplesOf<typeof exchangeRoutes> = {
  getExportCompany: {
    response: {
      ...party,
      name: 'Nordahl Event ApS',
      bankname: 'Østjydsk Bank',
      regnumber: '7730',
      accountnumber: '0001234567',
    },
  },
  checkVoucherCode: {
    params: { code: sampleIds.voucherCode },
    response: { company: 'Nordahl Event ApS', registered: '2026-09-30' },
  },
  listExportCustomers: {
    query: { limit: '500' },
    response: [{ ...party, id: sampleIds.customer, name: 'Aarhus Teater' }],
  },
  listBookImports: { response: [bookImport] },
  startBookImport: {
    body: {
      file: 'f11e'.repeat(16),
      name: bookImport.name,
      from: bookImport.from,
      to: bookImport.to,
      entries: 1,
      debit: 1050,
      openings: [],
    },
    response: { ...bookImport, id: 'f11e'.repeat(8) },
  },
  takeImportEntries: {
    params: { id: sampleIds.bookImport },
    body: {
      first: 0,
      entries: [
        {
          journal: 'Kassekladde',
          reference: '1042',
          date: '2026-02-03',
          text: 'Krydsfiner til scene',
          occurrence: 1,
          lines: [importedLine, { ...importedLine, account: 6480, amount: -1050 }],
        },
      ],
    },
    response: { ...bookImport, taken: 1, done: 1 },
  },
  listExportEntries: {
    query: { from: '2026-01-01', to: '2026-12-31', limit: '250' },
    response: [
      {
        voucherNumber: 1,
        date: '2026-09-29',
        text: 'Krydsfiner til scene, Stark Vejle',
        source: 'draft',
        sourceId: sampleIds.accountingDraft,
        registeredBy: 'Mette Nordahl',
        amount: 1050,
        reverses: 0,
        reversedBy: 0,
        hasFile: 0,
        registeredAt: '2026-09-30T08:12:00.000Z',
        reason: '',
        invoice: 0,
        lines: [
          {
            account: 1610,
            amount: 1050,
            vatcode: '',
            vatpart: '',
            currency: '',
            currencyAmount: 0,
            rate: '',
          },
        ],
        previous: '',
        hash: '5f1c0e8b7a3d92c46e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f',
      },
    ],
  },
};
