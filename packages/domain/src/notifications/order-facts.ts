import type { DatesAndTimes } from '../planning/period.ts';

/** An order as it was at the time of a notification or of a swap. */
export interface OrderFacts extends DatesAndTimes {
  readonly number: number;
  readonly title: string;
}

export function orderFactsOf({
  number,
  title,
  startDate,
  endDate,
  startTime,
  endTime,
}: OrderFacts): OrderFacts {
  return { number, title, startDate, endDate, startTime, endTime };
}
