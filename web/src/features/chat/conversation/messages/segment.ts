import type { ChatMessage } from '@driftig/contracts/chat/message';

/** Messages on each side of the one that is opened, in the first page around it. */
const around = 25;
/** A page of the server. */
const pageSize = 50;

/** The number before which the page around a message is asked for. */
export const pageAround = (at: number) => at + around + 1;

/** The number before which the page after a message is asked for: numbers have no gaps. */
export const pageAfter = (number: number) => number + pageSize + 1;

/** Messages around a known one without a gap; empty when it is not known. */
export function segmentAround(known: readonly ChatMessage[], at: number): readonly ChatMessage[] {
  const index = known.findIndex(({ number }) => number === at);
  if (index < 0) return [];
  const isApart = (place: number) => known[place]?.number !== at + (place - index);
  let [from, to] = [index, index + 1];
  while (from > 0 && !isApart(from - 1)) from -= 1;
  while (to < known.length && !isApart(to)) to += 1;
  return known.slice(from, to);
}

/** The number after which messages are missing; undefined where the newest known one is shown. */
export function newerAfter(
  shown: readonly ChatMessage[],
  known: readonly ChatMessage[],
): number | undefined {
  const last = shown.at(-1)?.number;
  return last === known.at(-1)?.number ? undefined : last;
}
