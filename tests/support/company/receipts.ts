import { receiptRoutes } from '@driftig/contracts/receipts/routes';

import type { Caller } from './company.ts';
import { pngFile, sendForm } from '../files/pictures.ts';

/** The smallest file that begins and ends like a PDF. */
export const pdfFile = (content = '1 0 obj<<>>endobj') =>
  new Blob([`%PDF-1.7\n${content}\n%%EOF\n`], { type: 'application/pdf' });

/** The fields of the upload form. */
const receiptForm = {
  businessName: 'Byggecenter Nord',
  description: 'Skruer og gaffatape',
  price: '348,75',
  date: '14-07-2026',
};

interface Sending {
  /** A small picture by default; undefined sends no file. */
  readonly file?: Blob | undefined;
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendReceipt(who: Caller, changes: object = {}, sending: Sending = {}) {
  const { file, name = 'bon.png', headers } = { file: pngFile(40, 30), ...sending };
  const form = new FormData();
  const fields = Object.entries<string>({ ...receiptForm, ...changes });
  for (const [field, value] of fields) form.append(field, value);
  if (file !== undefined) form.append('receipt', file, name);
  return sendForm(who, receiptRoutes.uploadReceipt, form, headers);
}

interface CreatedReceipt {
  readonly id: string;
  readonly version: number;
}

/** Uploads a receipt through its route, and throws where it is refused. */
export async function createReceipt(
  who: Caller,
  changes = {},
  sending: Sending = {},
): Promise<CreatedReceipt> {
  const { status, json, text } = await sendReceipt(who, changes, sending);
  if (status !== 201) throw new Error(`The receipt for the test was not taken: ${text}`);
  return json as CreatedReceipt;
}

/** Approves (1) or rejects (2) a receipt; `seen` is the version the user has read. */
export function decideReceipt(who: Caller, receiptId: string, status: unknown, seen?: unknown) {
  const body = { receiptId, status, ...(seen !== undefined && { version: seen }) };
  return who.call(receiptRoutes.approveReceipt, { body });
}
