import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';

import { pngFile, sendForm } from '../files/pictures.ts';
import type { Caller, TestCompany } from './company.ts';

/** The fields of the voucher form. */
const voucherForm = {
  businessname: 'Byggecenter Nord',
  description: 'Skruer og gaffatape',
  amount: '348,75',
  vatAmount: '69,75',
  date: '14-07-2026',
  bilagType: '1',
  tripId: 'Ingen rejse',
};

interface Sending {
  /** A small picture by default; undefined sends no file. */
  readonly file?: Blob | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

function formOf(fields: Readonly<Record<string, string | undefined>>, file: Blob | undefined) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);
  if (file !== undefined) form.append('receipt', file, 'bon.png');
  return form;
}

/** Uploads a voucher; a change of undefined leaves its field out. */
export function sendVoucher(who: Caller, changes: object = {}, sending: Sending = {}) {
  const { file, headers } = { file: pngFile(40, 30), ...sending };
  const form = formOf({ ...voucherForm, ...changes }, file);
  return sendForm(who, accountingRoutes.uploadVoucher, form, headers);
}

/** Edits a voucher with these fields alone. */
export function editVoucher(who: Caller, id: string, fields: object, file?: Blob) {
  return sendForm(who, accountingRoutes.editVoucher, formOf({ ...fields }, file), {}, { id });
}

/** Gives a draft a file. */
export function saveDraftFile(who: Caller, id: string, file?: Blob, version?: number) {
  const fields = version === undefined ? {} : { version: String(version) };
  return sendForm(who, accountingRoutes.saveDraftFile, formOf(fields, file), {}, { id });
}

const made = (answer: TestAnswer): { id: string; version: number } => {
  if (answer.status !== 201) throw new Error(`Not made for the test: ${answer.text}`);
  return answer.json as { id: string; version: number };
};

export const createVoucher = async (who: Caller, changes: object = {}, sending: Sending = {}) =>
  made(await sendVoucher(who, changes, sending));

/** Accepts (3) or rejects (2) a voucher. */
export function decideVoucher(who: Caller, id: string, status: unknown, version?: number) {
  const body = { status, ...(version !== undefined && { version }) };
  return who.call(accountingRoutes.decideVoucher, { params: { id }, body });
}

export async function createTrip({ owner }: TestCompany, changes: object = {}) {
  const body = {
    title: 'Messe i Aarhus',
    startDate: '2026-03-10',
    endDate: '2026-03-12',
    location: 'Aarhus',
    purpose: 'Opbygning af stand',
    ...changes,
  };
  return made(await owner.call(accountingRoutes.createTrip, { body }));
}

export function sendExpense({ owner, employee }: TestCompany, changes: object = {}) {
  const body = {
    employee: employee.user.userId,
    amount: 648.5,
    date: '2026-03-12',
    status: 1,
    description: 'Brændstof, varevogn',
    ...changes,
  };
  return owner.call(accountingRoutes.createExpense, { body });
}

export const createExpense = async (company: TestCompany, changes: object = {}) =>
  made(await sendExpense(company, changes));

/** Approves (3) or denies (4) an expense. */
export function decideExpense(who: Caller, id: string, status: unknown, more: object = {}) {
  return who.call(accountingRoutes.decideExpense, { body: { id, status, ...more } });
}

/** The trip as it is listed. */
export async function tripOf({ owner }: TestCompany, id: string): Promise<Record<string, unknown>> {
  const { json } = await owner.call(accountingRoutes.listTrips);
  return (json as Record<string, unknown>[]).find((trip) => trip['id'] === id) ?? {};
}

interface AnsweredAccount {
  readonly id: string;
  readonly version: number;
  readonly number: number;
  readonly accountingname: string;
}

let lastNumber = 10_000;

/** An account of its own number, as the form Tilføj konto makes it. */
export async function createAccount(
  { call }: Pick<Caller, 'call'>,
  fields: object = {},
): Promise<AnsweredAccount> {
  lastNumber += 1;
  const body = { name: `Konto ${lastNumber}`, number: lastNumber, type: 1, ...fields };
  const { status, json, text } = await call(accountingRoutes.createAccount, { body });
  if (status !== 201) throw new Error(`The account was not made: ${text}`);
  return json as AnsweredAccount;
}

interface AnsweredDraft {
  readonly id: string;
  readonly version: number;
  readonly voucherNumber: number;
  readonly account: string;
  readonly againstAccount: string;
}

/** The fields of a draft on two new accounts, as the form Opret nyt bilag sends them. */
export async function draftBody(who: Pick<Caller, 'call'>) {
  const [debit, credit] = [await createAccount(who), await createAccount(who)];
  return {
    description: 'Krydsfiner',
    date: '29-09-2026',
    amount: '1.312,50',
    vatAmount: '262,50',
    bilagType: 1,
    account: debit.id,
    againstAccount: credit.id,
  };
}

/** A draft of an accepted voucher, with the voucher's file. */
export async function importedDraft(who: Caller, sending: Sending = {}): Promise<AnsweredDraft> {
  const { id: receiptId } = await createVoucher(who, {}, sending);
  await decideVoucher(who, receiptId, 3);
  const body = { receiptId };
  const { status, json, text } = await who.call(accountingRoutes.saveAccountingDraft, { body });
  if (status !== 200) throw new Error(`The voucher was not imported: ${text}`);
  return json as AnsweredDraft;
}

export async function createDraft(
  who: Pick<Caller, 'call'>,
  fields: object = {},
): Promise<AnsweredDraft> {
  const body = { ...(await draftBody(who)), ...fields };
  const { status, json, text } = await who.call(accountingRoutes.saveAccountingDraft, { body });
  if (status !== 200) throw new Error(`The draft was not made: ${text}`);
  return json as AnsweredDraft;
}

interface PostedAnswer {
  readonly message: string;
  readonly voucherNumber: number;
}

/** Posts a draft on two accounts without VAT. */
export async function postNewDraft(
  who: Pick<Caller, 'call'>,
  fields: object = {},
): Promise<PostedAnswer> {
  const { id } = await createDraft(who, fields);
  const { status, json, text } = await who.call(ledgerRoutes.postDraft, {
    params: { id },
    body: {},
  });
  if (status !== 201) throw new Error(`The draft was not posted: ${text}`);
  return json as PostedAnswer;
}

/** Posts an accepted voucher on two accounts without VAT; its entry has the voucher's file. */
export async function postNewVoucher(who: Caller): Promise<PostedAnswer> {
  const { id } = await createVoucher(who);
  await decideVoucher(who, id, 3);
  const [debit, credit] = [await createAccount(who), await createAccount(who)];
  const body = { account: debit.id, againstAccount: credit.id };
  const { status, json, text } = await who.call(ledgerRoutes.postReceipt, { params: { id }, body });
  if (status !== 201) throw new Error(`The voucher was not posted: ${text}`);
  return json as PostedAnswer;
}
