import { useSearchParams } from 'react-router-dom';

import { isDate } from '../../../ui/fields/date-time-text.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { spanOf, stepPeriod, type Span, type View } from '@driftig/domain/periods';

const VIEW = 'view';
const DAY = 'day';
const WEEKENDS = 'weekends';

export interface Period extends Span {
  readonly view: View;
  readonly withoutWeekends: boolean;
  readonly setView: (view: View) => void;
  readonly step: (step: 1 | -1) => void;
  readonly setWithoutWeekends: (without: boolean) => void;
}

/**
 * Period of the list, stored in the address, so that back, reload and a shared link show the same.
 */
export function usePeriod(): Period {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const asked = params.get(VIEW);
  const view: View = asked === 'week' || asked === 'month' ? asked : 'all';
  const given = params.get(DAY) ?? '';
  const day = given !== '' && isDate(given) ? given : today;
  const set = (values: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(values))
          if (value === '') before.delete(name);
          else before.set(name, value);
        return before;
      },
      { preventScrollReset: true },
    );
  return {
    view,
    ...spanOf(view, view === 'all' ? today : day),
    withoutWeekends: params.get(WEEKENDS) !== '1',
    setView: (next) => set({ [VIEW]: next === 'all' ? '' : next, [DAY]: '' }),
    step: (step) => view !== 'all' && set({ [DAY]: stepPeriod(view, day, step) }),
    setWithoutWeekends: (without) => set({ [WEEKENDS]: without ? '' : '1' }),
  };
}
