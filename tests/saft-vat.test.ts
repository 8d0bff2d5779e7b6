import { readFileSync } from 'node:fs';

import { vatCodes } from '@driftig/contracts/accounting/account-type';
import { exchangeRoutes } from '@driftig/contracts/exchange/routes';
import { saleVatCodes } from '@driftig/contracts/invoices/sale-vat';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { addTotals, noTotals, saftTransaction } from '@driftig/domain/exchange/saft-entry';
import { saftBeginning, saftEnd } from '@driftig/domain/exchange/saft-file';
import type { ExportedEntry } from '@driftig/domain/exchange/exported-entry';
import { vatRule } from '@driftig/domain/ledger/vat-rules';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';

import {
  deliverInvoiceEvents,
  readLedger,
  startSalesBooks,
} from './support/bookkeeping/sales-books.ts';
import { codeOf } from './support/bookkeeping/voucher-codes.ts';
import { createAccount, postNewDraft } from './support/company/bookkeeping.ts';
import { saveSettings } from './support/company/company-settings.ts';
import { createCompany, type TestCompany } from './support/company/company.ts';
import { issue } from './support/company/invoices.ts';
import { call } from './support/stack/call.ts';
import { ulid } from 'ulid';

const german = { vatnumber: 'DE123456789', country: 'Tyskland' };
const line = (price: number, vatcode: string) => ({
  name: 'Telt',
  description: 'Ét døgn',
  quantity: 1,
  price,
  vatcode,
});
/** The gross amount and the VAT on the bill of a purchase under each code. */
const purchases = vatCodes.filter((code) => code.startsWith('K'));
const vatOnBill = (code: (typeof vatCodes)[number]) =>
  vatRule(code)?.kind === 'purchase' ? '250,02' : '0,00';

let company: TestCompany;
/** Invoices with every code of a sale, one in euro, and a purchase under every other code. */
beforeAll(async () => {
  company = await createCompany();
  const { owner } = company;
  await startSalesBooks(company);
  await saveSettings(company, { currency: 'EUR' });
  const [euro, taxed] = [line(1000, 'SEUY'), line(33.33, 'S1')];
  await issue(owner, { ...german, exchangerate: '746,05', groups: { '1': [euro, taxed] } });
  await saveSettings(company, { currency: 'DKK', invoiceactualnumber: '2' });
  const lines = saleVatCodes.map((code, at) => line(100 * (at + 1) + 0.03, code));
  const abroad = lines.filter(({ vatcode }) => vatcode !== 'SOMV');
  await issue(owner, { ...german, groups: { '1': abroad } });
  const within = lines.filter(({ vatcode }) => vatcode === 'SOMV');
  await issue(owner, { vatnumber: 'DK13748136', groups: { '1': within } });
  await deliverInvoiceEvents(company);
  for (const vatcode of purchases) {
    const { id } = await createAccount(owner, { type: 1, vat: 1, vatcode });
    const vatAmount = vatOnBill(vatcode);
    await postNewDraft(owner, { account: id, amount: '1.250,10', vatAmount });
  }
});

async function exported(): Promise<ExportedEntry[]> {
  const entries = await readLedger(company);
  return entries.map(({ source: { kind: sourceKind, id: sourceId }, ...entry }) => ({
    ...entry,
    sourceKind,
    sourceId,
  }));
}

const chartAccount = { number: 1010, name: 'Salg', type: 'income', standardNumber: 1010 } as const;

function fileOf(entries: readonly ExportedEntry[]): string {
  const place = { address: 'Havnegade 12', zipcode: '7100', town: 'Vejle', country: 'Danmark' };
  const bank = { bankName: 'Bank', regNumber: '7730', accountNumber: '0001234567' };
  const days = { from: '2026-01-01', to: '2026-12-31', today: '2026-11-27' };
  const beginning = saftBeginning({
    ...days,
    company: { ...place, ...bank, name: 'Nordlys Event ApS', cvr: '13748136' },
    accounts: [{ ...chartAccount, opening: 0, closing: 0 }],
    customers: [],
    shops: [],
    totals: entries.reduce(addTotals, noTotals),
  });
  return [beginning, ...entries.map(saftTransaction), saftEnd].join('');
}

/** Øre of a decimal text. */
const oere = (text: string) => Math.round(Number(text) * 100);

interface ReadLine {
  readonly DebitAmount?: unknown;
  readonly TaxInformation?: {
    readonly TaxCode: string;
    readonly TaxBase: string;
    readonly TaxAmount: { readonly Amount: string };
  };
}

/** Base and VAT by code as a reader finds them that shares no code with the writer; debit above 0. */
function readTaxes(text: string): Map<string, readonly [number, number]> {
  const parser = new XMLParser({
    parseTagValue: false,
    isArray: (name) => name === 'Line' || name === 'Transaction',
  });
  const transactions = parser.parse(text).AuditFile.GeneralLedgerEntries.Journal.Transaction;
  const taxes = new Map<string, readonly [number, number]>();
  for (const one of transactions.flatMap(({ Line }: { Line: ReadLine[] }) => Line) as ReadLine[]) {
    const { TaxInformation: tax } = one;
    if (tax === undefined) continue;
    const sign = one.DebitAmount === undefined ? -1 : 1;
    const [base, amount] = taxes.get(tax.TaxCode) ?? [0, 0];
    taxes.set(tax.TaxCode, [
      base + sign * oere(tax.TaxBase),
      amount + sign * oere(tax.TaxAmount.Amount),
    ]);
  }
  return taxes;
}

test('base and VAT of every code are read back from a valid file as the ledger has them', async () => {
  const text = fileOf(await exported());
  const schema = readFileSync(new URL('./spec/saft-dk-2.1-core.xsd', import.meta.url), 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: 'saft.xml', contents: text },
    schema: { fileName: 'saft.xsd', contents: schema },
  });
  expect(errors).toEqual([]);
  const kept = (await company.store.ledger.listMonths('9999')).flatMap(({ vat }) => vat);
  const sumOf = (code: string, part: string) =>
    kept
      .filter((one) => one.code === code && one.part === part)
      .reduce((sum, { amount }) => sum + amount, 0);
  const codes = vatCodes.filter((code) => code !== '');
  const read = readTaxes(text);
  expect([...read.keys()].toSorted()).toEqual(codes.toSorted());
  for (const code of codes) {
    const part = vatRule(code)?.kind === 'sale' ? 'output' : 'input';
    expect([code, ...(read.get(code) ?? [])]).toEqual([
      code,
      sumOf(code, 'base'),
      sumOf(code, part),
    ]);
    expect(sumOf(code, 'base')).not.toBe(0);
  }
});

test('the chain over all codes and currencies is whole, and the codes of all invoices lead to it', async () => {
  const { json } = await company.owner.call(ledgerRoutes.verifyLedger, { query: {} });
  expect(json).toMatchObject({ checked: 3 + purchases.length, complete: true, faults: [] });
  for (const number of [1, 2, 3]) {
    const params = { code: await codeOf(company, number) };
    const headers = { 'x-viewer-address': ulid() };
    const answer = await call(exchangeRoutes.checkVoucherCode, { params, headers });
    expect([answer.status, Object.keys(answer.json as object)]).toEqual([
      200,
      ['company', 'registered'],
    ]);
  }
});
