import type { ChatMessage } from '@driftig/contracts/chat/message';
import { danishDate, type DateText } from '@driftig/domain/dates';

/** Messages of one sender close to each other: they have one time. */
export interface Run {
  readonly kind: 'run';
  readonly isOwn: boolean;
  readonly messages: readonly ChatMessage[];
}

export type Item =
  | Run
  | { readonly kind: 'day'; readonly date: DateText }
  /** Where one was when the conversation was opened. */
  | { readonly kind: 'new' };

const longestPauseMs = 10 * 60_000;

/**
 * A conversation as it is shown: its days, the runs in them, and before `newFrom` where the new
 * ones begin.
 */
export function itemsOf(messages: readonly ChatMessage[], newFrom?: number): readonly Item[] {
  const items: Item[] = [];
  let run: ChatMessage[] = [];
  let before: ChatMessage | undefined;
  for (const message of messages) {
    const date = danishDate(message.at);
    const isNewDay = before === undefined || danishDate(before.at) !== date;
    const isFirstNew = message.number === newFrom;
    if (isNewDay) items.push({ kind: 'day', date });
    if (isFirstNew) items.push({ kind: 'new' });
    if (isNewDay || isFirstNew || before === undefined || isApart(before, message)) {
      run = [];
      items.push({ kind: 'run', isOwn: message.type === 'sent', messages: run });
    }
    run.push(message);
    before = message;
  }
  return items;
}

const isApart = (before: ChatMessage, after: ChatMessage) =>
  before.senderId !== after.senderId ||
  Date.parse(after.at) - Date.parse(before.at) > longestPauseMs;
