import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { ledgerSystem } from '@driftig/domain/history/actor-name';
import { lineOf } from '@driftig/domain/ledger/entry';
import { issuedSource } from '@driftig/domain/ledger/sales/entries-of-invoice';
import { postEntries } from '@driftig/functions/changes/ledger/post-entries';

import type { TestCompany } from '../company/company.ts';
import { issue } from '../company/invoices.ts';

/** The code that is printed on an invoice. */
export async function codeOf({ owner }: TestCompany, invoicenumber: number): Promise<string> {
  const { json, text } = await owner.call(invoiceRoutes.getPrintableInvoice, {
    body: { invoicenumber },
  });
  const { verifyurl = '' } = json as { verifyurl?: string };
  const code = /\/bilag\/([a-z0-9]+)$/.exec(verifyurl)?.[1];
  if (code === undefined) throw new Error(`The invoice has no code: ${text}`);
  return code;
}

/** The code of a new invoice that is posted, whatever chart the company has. */
export async function createVoucherCode(company: TestCompany): Promise<string> {
  const { owner, store } = company;
  const { invoicenumber } = await issue(owner);
  const entry = {
    date: '2026-11-12',
    text: `Faktura ${invoicenumber}`,
    source: issuedSource(invoicenumber),
    by: ledgerSystem,
    lines: [lineOf({ account: 6190, amount: 10_000 }), lineOf({ account: 1010, amount: -10_000 })],
    reverses: 0,
    reason: '',
    file: '',
    fileType: '',
  };
  const audit = { action: 'ledger.posted' as const, subject: `invoice ${invoicenumber}` };
  await postEntries({ store, now: new Date().toISOString() }, [entry], () => ({
    writes: [],
    audit,
  }));
  return codeOf(company, invoicenumber);
}
