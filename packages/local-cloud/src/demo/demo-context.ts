import type { DateText } from '@driftig/domain/dates';

import type { DemoWriter } from './demo-writer.ts';

export const morningOf = (date: DateText, minute = 0) => `${date}T08:3${minute}:00.000Z`;

export const noInput = { params: undefined, query: undefined };

/**
 * Handler context on a morning in the demo company's history. Steps on one thing are a minute
 * apart, so that its history is in order.
 */
export function contextOn(writer: DemoWriter, day: DateText, minute = 0) {
  return {
    ...writer.at(morningOf(day, minute)),
    actor: writer.actor,
    today: day,
    files: new Map(),
    nextPage: () => undefined,
    found: () => undefined,
  };
}
