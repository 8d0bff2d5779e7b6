import type { receiptRoutes } from './routes.ts';
import { sampleIds, type SamplesOf } from '../core/sample.ts';

const receipt = {
  id: sampleIds.receipt,
  version: 1,
  businessname: 'Byggecenter Nord',
  description: 'Skruer og gaffatape til scenen',
  price: 348.75,
  date: '14-07-2026',
  name: 'Mette Nordahl',
  status: 0,
  fileType: 'image/jpeg',
  vat: 69.75,
  type: 1,
  tripId: '',
  account: '',
  employeeId: sampleIds.owner,
};

export const receiptSamples: SamplesOf<typeof receiptRoutes> = {
  countReceipts: { response: { pending: 3 } },
  uploadReceipt: {
    body: {
      businessName: receipt.businessname,
      description: receipt.description,
      price: '348,75',
      date: receipt.date,
      vat: '69,75',
      type: 1,
      account: sampleIds.account,
      cvr: '10150817',
    },
    response: receipt,
  },
  getKnownShop: {
    query: { businessname: receipt.businessname, cvr: '10150817' },
    response: { account: sampleIds.account, bilagType: 1 },
  },
  showReceipt: {
    params: { id: sampleIds.receipt },
    response: { content: 'JVBERi0xLjcKJSVFT0YK', mediaType: 'application/pdf' },
  },
  approveReceipt: {
    body: { receiptId: sampleIds.receipt, status: 1 },
    response: { message: 'Kvitteringen er godkendt.' },
  },
  listReceipts: { query: { limit: '20' }, response: [receipt] },
  listReceiptEmployees: { response: [{ id: sampleIds.employee, name: 'Jonas Lind' }] },
};
