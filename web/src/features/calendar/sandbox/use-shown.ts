import { isCalendarDate, type DateText } from '@driftig/domain/dates';
import { useSearchParams } from 'react-router-dom';

import { isPhone } from '../../../ui/layout/use-phone.ts';
import type { GridView } from '../../../ui/time-grid/types.ts';

const views: readonly GridView[] = ['day', 'week', 'month', 'agenda'];

/** The part of the demo calendar that is shown. */
export interface Shown {
  readonly view: GridView;
  readonly date: DateText;
  /** '' for all. */
  readonly departmentId: string;
  /** '' for all. */
  readonly personId: string;
  readonly hasColumns: boolean;
}

/** View, day and filters in the address; a phone begins with the day. */
export function useShown(today: DateText) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('date');
  const shown: Shown = {
    view: views.find((view) => view === params.get('view')) ?? (isPhone() ? 'day' : 'week'),
    date: isCalendarDate(asked) ? asked : today,
    departmentId: params.get('department') ?? '',
    personId: params.get('person') ?? '',
    hasColumns: params.get('columns') === 'person',
  };
  const show = (changed: Partial<Shown>) => {
    const { view, date, departmentId, personId, hasColumns } = { ...shown, ...changed };
    const next = { view, date, department: departmentId, person: personId };
    const columns = hasColumns ? { columns: 'person' } : {};
    const set = Object.entries({ ...next, ...columns }).filter(([, value]) => value !== '');
    setParams(new URLSearchParams(set), { replace: true, preventScrollReset: true });
  };
  return { shown, show };
}
