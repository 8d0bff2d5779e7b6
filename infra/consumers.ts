import type { Word } from '@driftig/contracts/core/route';
import type { Rights } from './rights.ts';

/** A function that reacts to one kind of event, `functions/src/<word>/on-<event>.ts`. */
export interface Consumer {
  readonly word: Word;
  /** As in the file's name: `company-registered`. */
  readonly event: string;
  /** Where the event comes from; the outbox where nothing is said. */
  readonly source?: 'outbox' | 'mail';
  readonly rights: Rights;
}

/** Stores the hash of a token and mails its link. */
const makesLinks: Rights = { table: 'changes', sendsMail: true };

/** Every consumer of events; see docs/decisions/0014. */
export const consumers: readonly Consumer[] = [
  { word: 'auth', event: 'company-registered', rights: { sendsMail: true } },
  { word: 'auth', event: 'contact-sent', rights: { sendsMail: true } },
  { word: 'auth', event: 'employee-invited', rights: makesLinks },
  { word: 'auth', event: 'employee-joined', rights: { table: 'reads', sendsMail: true } },
  { word: 'auth', event: 'second-factor-changed', rights: { table: 'reads', sendsMail: true } },
  { word: 'auth', event: 'password-reset-requested', rights: makesLinks },
  {
    word: 'auth',
    event: 'registration-repeated',
    rights: { ...makesLinks, cognito: ['cognito-idp:AdminDeleteUser'] },
  },
  {
    word: 'auth',
    event: 'sessions-ended',
    rights: { cognito: ['cognito-idp:AdminUserGlobalSignOut'] },
  },
  { word: 'company', event: 'plan-requested', rights: { sendsMail: true } },
  { word: 'company', event: 'mail-bounced', source: 'mail', rights: { table: 'changes' } },
];

export function consumerEntry({ word, event }: Pick<Consumer, 'word' | 'event'>): string {
  return `${word}-on-${event}`;
}

/** The event's name as the outbox stores it: `companyRegistered`. */
export function storedEventName(event: string): string {
  return event.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
