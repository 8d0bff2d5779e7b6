import type { NotificationKind } from '@driftig/contracts/notifications/kinds';

import type { DatesAndTimes } from '../planning/period.ts';
import { datesText } from '../vacation/overlaps.ts';
import type { FactsByKind } from './occasion.ts';
import type { OrderFacts } from './order-facts.ts';

/** Texts of a notification; a mail has the title as its subject and each line as a paragraph. */
export interface Words {
  readonly title: string;
  readonly lines: readonly string[];
  /** Ways to more than one page. */
  readonly links?: readonly { readonly label: string; readonly path: string }[];
}

export type WriteWords<K extends NotificationKind> = (facts: FactsByKind[K], by: string) => Words;

export const timeText = (time: DatesAndTimes) => datesText({ ...time, isOpen: false });
export const orderLine = (facts: OrderFacts) => `${facts.title}, ${timeText(facts)}.`;
export const remark = (reason: string) => (reason === '' ? [] : [`Bemærkning: ${reason}`]);

/** The page of an order; an absent person of it makes it open 'Find afløser' for them (product K36). */
export const replacePath = (order: number, absentId: string | undefined) =>
  absentId === undefined
    ? `/order/${order}`
    : `/order/${order}?replace=${encodeURIComponent(absentId)}`;
