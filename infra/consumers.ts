import type { Word } from '@driftig/contracts/core/route';
import type { Rights } from './rights.ts';

/** A function that handles one kind of event, `functions/src/<word>/on-<event>.ts`. */
export interface Consumer {
  readonly word: Word;
  /** The event as in the name of the file: `company-registered`. */
  readonly event: string;
  /** Where the event comes from; the outbox by default. */
  readonly source?: 'outbox' | 'mail' | 'mailIn' | 'scan' | 'clock';
  readonly rights: Rights;
}

/** For consumers that store the hash of a token and mail its link. */
const mailsLinks: Rights = {
  table: 'changes',
  besides: ['findsLogins', 'makesTokens'],
  sendsMail: true,
};
/** The same for events of visitors, which know an e-mail and no company. */
const mailsLinksToVisitors: Rights = {
  ...mailsLinks,
  alone: ['findsLogins', 'findsPeople', 'makesTokens'],
  besides: [],
};
/** For consumers that write to open sockets, and forget those that are gone. */
const writesToSockets: Rights = {
  table: 'deletes',
  besides: ['closesSockets'],
  usesSockets: true,
};

/** All consumers of events; see docs/decisions/0014. */
export const consumers: readonly Consumer[] = [
  { word: 'auth', event: 'company-registered', rights: mailsLinks },
  { word: 'auth', event: 'confirmation-requested', rights: mailsLinks },
  { word: 'auth', event: 'contact-sent', rights: { sendsMail: true } },
  { word: 'auth', event: 'employee-invited', rights: mailsLinks },
  { word: 'auth', event: 'invitation-requested', rights: mailsLinksToVisitors },
  { word: 'auth', event: 'second-factor-changed', rights: { table: 'reads', sendsMail: true } },
  { word: 'auth', event: 'password-reset-requested', rights: mailsLinksToVisitors },
  {
    word: 'auth',
    event: 'registration-repeated',
    rights: { ...mailsLinksToVisitors, cognito: ['cognito-idp:AdminDeleteUser'] },
  },
  { word: 'orders', event: 'enquiry-acknowledged', rights: { table: 'reads', sendsMail: true } },
  { word: 'orders', event: 'enquiry-answered', rights: { table: 'reads', sendsMail: true } },
  { word: 'orders', event: 'enquiry-received', rights: { table: 'reads', sendsMail: true } },
  { word: 'calendar', event: 'person-away', rights: { table: 'deletes' } },
  { word: 'chat', event: 'company-changed', rights: writesToSockets },
  { word: 'chat', event: 'group-ended', rights: { table: 'deletes', files: true } },
  { word: 'chat', event: 'logged-out', rights: writesToSockets },
  { word: 'chat', event: 'sessions-ended', rights: writesToSockets },
  {
    word: 'company',
    event: 'hour-struck',
    source: 'clock',
    rights: { alone: ['listsCompanies', 'keepsClock', 'ringsAlarms', 'publishes'] },
  },
  { word: 'company', event: 'operator-acted', rights: {} },
  { word: 'company', event: 'plan-requested', rights: { sendsMail: true } },
  {
    word: 'invoices',
    event: 'invoice-mailed',
    rights: { table: 'reads', files: true, sendsMail: true },
  },
  { word: 'ledger', event: 'invoice-changed', rights: { table: 'changes' } },
  { word: 'invoices', event: 'mail-bounced', source: 'mail', rights: { table: 'changes' } },
  {
    word: 'notifications',
    event: 'people-to-tell',
    rights: writesToSockets,
  },
  {
    word: 'notifications',
    event: 'notified',
    rights: { table: 'changes', sendsMail: true, sendsPush: true },
  },
  { word: 'notifications', event: 'reminders-due', rights: { table: 'changes' } },
  { word: 'planning', event: 'answers-due', rights: { table: 'changes' } },
  { word: 'receipts', event: 'file-scanned', source: 'scan', rights: { table: 'changes' } },
  {
    word: 'receipts',
    event: 'mail-received',
    source: 'mailIn',
    rights: {
      table: 'changes',
      alone: ['findsReceiptAddresses', 'findsLogins'],
      besides: ['countsAttempts'],
      files: true,
      receivesMail: true,
    },
  },
  { word: 'orders', event: 'order-deleted', rights: { table: 'deletes', files: true } },
  { word: 'taskboard', event: 'board-purge-due', rights: { table: 'deletes', files: true } },
  { word: 'taskboard', event: 'board-sight-changed', rights: { table: 'deletes' } },
  { word: 'taskboard', event: 'board-task-deleted', rights: { table: 'deletes', files: true } },
  { word: 'company', event: 'mail-bounced', source: 'mail', rights: { table: 'changes' } },
];

interface Options {
  readonly malwareScan: boolean;
  readonly receiptMail?: object | undefined;
}

/** Consumers of a stage; those of scans and of received mails only where it has them. */
export function consumersOf(
  all: readonly Consumer[],
  { malwareScan, receiptMail }: Options,
): readonly Consumer[] {
  return all
    .filter(({ source }) => malwareScan || source !== 'scan')
    .filter(({ source }) => receiptMail !== undefined || source !== 'mailIn');
}

export function consumerEntry({ word, event }: Pick<Consumer, 'word' | 'event'>): string {
  return `${word}-on-${event}`;
}

/** The name of the event in the outbox: `companyRegistered`. */
export function storedEventName(event: string): string {
  return event.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
