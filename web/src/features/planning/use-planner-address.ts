import { addDays, addMonths, type DateText } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';
import { isCalendarDate } from '@driftig/domain/dates';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { GridView } from '../../ui/time-grid/types.ts';

const views: readonly GridView[] = ['day', 'week', 'month', 'agenda'];

interface Asked {
  readonly view?: GridView;
  readonly date?: DateText;
  /** '' for all. */
  readonly department?: string;
  readonly person?: string;
}

/** Days, view and filters of the planner in the address: `?view=week&date=yyyy-mm-dd&department=&person=`. */
export function usePlannerAddress(today: DateText, usual: GridView) {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? usual;
  const asked = params.get('date');
  const date = isCalendarDate(asked) ? asked : today;
  const show = useCallback(
    (next: Asked) =>
      setParams(
        (before) => {
          const changed = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) {
            if (value === '') changed.delete(name);
            else changed.set(name, value);
          }
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const range = useMemo(() => rangeOf(view, date), [view, date]);
  return {
    view,
    date,
    range,
    department: params.get('department') ?? '',
    person: params.get('person') ?? '',
    show,
  };
}

/** The days that are read: a week, or a month in whole weeks, so that the answer serves several views. */
function rangeOf(view: GridView, date: DateText): { from: DateText; to: DateText } {
  if (view === 'day' || view === 'week') {
    const from = mondayOf(date);
    return { from, to: addDays(from, 6) };
  }
  const first = `${date.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: mondayOf(first), to: addDays(mondayOf(last), 6) };
}

/** The date that a step back or on leads to. */
export function stepFrom(view: GridView, date: DateText, steps: 1 | -1): DateText {
  if (view === 'day') return addDays(date, steps);
  if (view === 'week') return addDays(date, steps * 7);
  return addMonths(date, steps);
}
