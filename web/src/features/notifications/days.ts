import type { NotificationRow } from '@driftig/contracts/notifications/routes';
import { addDays, danishDate, type DateText } from '@driftig/domain/dates';

import { formatWeekdayDate } from '../../ui/time/weekday-names.ts';
import { texts } from './texts.ts';

interface Day {
  readonly date: DateText;
  readonly title: string;
  readonly rows: readonly NotificationRow[];
}

/** By the day in Denmark, in the order they came in. */
export function daysOf(rows: readonly NotificationRow[], today: DateText): Day[] {
  const days = Map.groupBy(rows, ({ at }) => danishDate(at));
  return [...days].map(([date, of]) => ({ date, title: titleOf(date, today), rows: of }));
}

function titleOf(date: DateText, today: DateText): string {
  if (date === today) return texts.today;
  return date === addDays(today, -1) ? texts.yesterday : upperFirst(formatWeekdayDate(date));
}

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase('da') + text.slice(1);
