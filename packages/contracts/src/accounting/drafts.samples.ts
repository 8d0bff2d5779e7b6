import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { draftRoutes } from './drafts.ts';

const draft = {
  id: sampleIds.accountingDraft,
  version: 1,
  voucherNumber: 214,
  description: 'Krydsfiner til scene',
  date: '29-09-2026',
  businessname: 'Stark Vejle',
  amount: 1312.5,
  vatAmount: 262.5,
  bilagType: 1,
  account: sampleIds.account,
  againstAccount: sampleIds.contraAccount,
  attachment: '',
  filetype: '',
  noFile: 0,
  userId: sampleIds.owner,
  employeeName: 'Mette Nordahl',
  hold: '',
  receiptId: '',
} as const;
const importable = {
  id: sampleIds.receipt,
  date: '14-07-2026',
  employee: 'Mette Nordahl',
  description: 'Skruer og gaffatape til scenen',
  price: 348.75,
  employeeId: sampleIds.owner,
  attachment: '',
};
const params = { id: sampleIds.accountingDraft };

export const draftSamples: SamplesOf<typeof draftRoutes> = {
  listAccountingDrafts: { query: { limit: '20' }, response: [draft] },
  saveAccountingDraft: {
    body: {
      description: draft.description,
      date: draft.date,
      businessname: draft.businessname,
      amount: '1.312,50',
      vatAmount: '262,50',
      bilagType: 1,
      account: draft.account,
      againstAccount: draft.againstAccount,
    },
    response: draft,
  },
  saveDraftFile: {
    params,
    body: { version: '1' },
    response: {
      ...draft,
      version: 2,
      attachment: `/securedtest/${sampleIds.accountingDraft}`,
      filetype: 'image/jpeg',
    },
  },
  deleteAccountingDraft: { params, response: { message: 'Bilag slettet.' } },
  getDraftInfo: { params, response: { file_path: '' } },
  listDraftReceipts: {
    query: { limit: '20' },
    response: [{ ...importable, businessname: 'Byggecenter Nord', vat: 69.75 }],
  },
  listDraftExpenses: { query: { limit: '20' }, response: [importable] },
  showDraftFile: {
    params,
    response: { content: 'JVBERi0xLjcKJSVFT0YK', mediaType: 'application/pdf' },
  },
};
