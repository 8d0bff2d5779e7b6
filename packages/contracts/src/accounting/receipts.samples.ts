import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { accountingReceiptRoutes } from './receipts.ts';

const path = `/securedtestrecipts/${sampleIds.receipt}`;

const receipt = {
  id: sampleIds.receipt,
  version: 1,
  date: '14-07-2026',
  businessname: 'Byggecenter Nord',
  description: 'Skruer og gaffatape til scenen',
  price: 348.75,
  vat: 69.75,
  type: 1,
  status: 0,
  employeeId: sampleIds.owner,
  employeeName: 'Mette Nordahl',
  team: '',
  departmentId: '',
  tripId: '',
  tripTitle: '',
  account: '',
  voucherNumber: 0,
  noFile: 0,
  fileType: 'image/jpeg',
  path,
  file_path: path,
} as const;

const params = { id: sampleIds.receipt };
const form = {
  businessname: receipt.businessname,
  description: receipt.description,
  amount: '348,75',
  vatAmount: '69,75',
  date: receipt.date,
  bilagType: '1',
  tripId: 'Ingen rejse',
  noFile: '1',
} as const;

export const accountingReceiptSamples: SamplesOf<typeof accountingReceiptRoutes> = {
  listAccountingReceipts: { query: { limit: '20' }, response: [receipt] },
  uploadVoucher: { body: form, response: receipt },
  editVoucher: { params, body: form, response: { ...receipt, version: 2 } },
  decideVoucher: {
    params,
    body: { status: 3 },
    response: { message: 'Kvitteringen er godkendt.' },
  },
  deleteVoucher: { params, response: { message: 'Bilaget er slettet.' } },
  getReceiptInfo: { params, response: { file_path: path } },
  showVoucher: {
    params,
    response: { content: 'JVBERi0xLjcKJSVFT0YK', mediaType: 'application/pdf' },
  },
};
