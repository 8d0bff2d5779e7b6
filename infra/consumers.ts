import type { Word } from '@driftig/contracts/route';
import type { Rights } from './rights.ts';

/** A function that reacts to one kind of event, `functions/src/<word>/on-<event>.ts`. */
export interface Consumer {
  readonly word: Word;
  /** As in the file's name: `company-registered`. */
  readonly event: string;
  readonly rights: Rights;
}

/** Every consumer of the outbox. A stream shard serves two readers; see docs/decisions/0014. */
export const consumers: readonly Consumer[] = [
  { word: 'auth', event: 'company-registered', rights: { sendsMail: true } },
];

export function consumerEntry({ word, event }: Pick<Consumer, 'word' | 'event'>): string {
  return `${word}-on-${event}`;
}

/** The event's name as the outbox stores it: `companyRegistered`. */
export function storedEventName(event: string): string {
  return event.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
