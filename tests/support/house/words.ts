import type { Word } from '@driftig/contracts/core/route';

/** Every domain word; a folder of this name may exist in each layer. */
const words: Record<Word, true> = {
  auth: true,
  company: true,
  dashboard: true,
  records: true,
  employees: true,
  invoices: true,
  orders: true,
  planning: true,
  receipts: true,
  accounting: true,
  ledger: true,
  periods: true,
  exchange: true,
  bank: true,
  taskboard: true,
  time: true,
  vacation: true,
  chat: true,
  notifications: true,
  calendar: true,
};

export const allWords = Object.keys(words) as Word[];

/** `issueInvoice` is `issue-invoice`, in every layer. */
export function kebab(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
