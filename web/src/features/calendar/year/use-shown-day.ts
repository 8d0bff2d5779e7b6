import type { DateText } from '@driftig/domain/dates';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { openDateOf } from '../own/open-date.ts';

const DATE = 'date';
const MONTH = 'month';

/** A date of the calendar, not 31 February. */
/**
 * The open day and the shown month in the address: `?date=yyyy-mm-dd&month=yyyy-mm`. Opening a day pushes
 * a history entry, so Back closes it; other days and months replace the entry.
 */
export function useShownDay(today: DateText) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: { opened?: true } | null };
  const navigate = useNavigate();
  const date = openDateOf(params.get(DATE), today);
  const asked = openDateOf(`${params.get(MONTH) ?? ''}-01`, today);
  const month = (asked ?? date ?? today).slice(0, 7);

  const show = (next: { date?: DateText | undefined; month: string }, isNew: boolean) => {
    const changed = new URLSearchParams(params);
    changed.set(MONTH, next.month);
    if (next.date === undefined) changed.delete(DATE);
    else changed.set(DATE, next.date);
    setParams(changed, {
      replace: !isNew,
      state: isNew ? { opened: true } : state,
      preventScrollReset: true,
    });
  };

  return {
    date,
    /** 'yyyy-mm' */
    month,
    openDay: (day: DateText) => show({ date: day, month: day.slice(0, 7) }, date === undefined),
    close: () => {
      if (state?.opened === true) void navigate(-1);
      else show({ month }, false);
    },
    showMonth: (shown: string) => show({ date, month: shown }, false),
  };
}
