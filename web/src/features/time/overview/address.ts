import type { Shortcut } from '@driftig/domain/periods';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** State of the overview, as stored in the address. */
export interface Shown {
  readonly view: Shortcut;
  /** A day of the week or month; '' for today. */
  readonly day: string;
  readonly tab: 'summary' | 'details';
  /** Grouping of the details. */
  readonly by: 'person' | 'project';
  /** By id; '' for all. */
  readonly department: string;
  readonly employee: string;
}

const OVERVIEW = 'overview';
const names = {
  day: 'overviewDay',
  tab: 'overviewTab',
  by: 'overviewBy',
  department: 'overviewDepartment',
  employee: 'overviewEmployee',
} as const;

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** State in the address; undefined while the overview is closed. */
export function shownBy(params: URLSearchParams): Shown | undefined {
  const view = params.get(OVERVIEW);
  if (view === null) return undefined;
  const textOf = (name: keyof typeof names) => params.get(names[name]) ?? '';
  return {
    view: view === 'month' ? 'month' : 'week',
    day: isDate(textOf('day')) ? textOf('day') : '',
    tab: textOf('tab') === 'details' ? 'details' : 'summary',
    by: textOf('by') === 'project' ? 'project' : 'person',
    department: textOf('department'),
    employee: textOf('employee'),
  };
}

/** The address with what the overview shows; without it where that is undefined. */
export function addressOf(params: URLSearchParams, shown: Shown | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [OVERVIEW, ...Object.values(names)]) next.delete(name);
  if (shown === undefined) return next;
  next.set(OVERVIEW, shown.view);
  if (shown.tab === 'details') next.set(names.tab, shown.tab);
  if (shown.by === 'project') next.set(names.by, shown.by);
  for (const name of ['day', 'department', 'employee'] as const)
    if (shown[name] !== '') next.set(names[name], shown[name]);
  return next;
}

const asOpened: Shown = {
  view: 'week',
  day: '',
  tab: 'summary',
  by: 'person',
  department: '',
  employee: '',
};

/** Keeps the overview in the address: opening pushes an entry, so Back closes it. */
export function useOverviewAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: { overview?: true } | null };
  const navigate = useNavigate();
  const shown = useMemo(() => shownBy(params), [params]);
  const isOpenedHere = state?.overview === true;
  const open = () =>
    setParams((now) => addressOf(now, asOpened), {
      state: { overview: true },
      preventScrollReset: true,
    });
  const change = useCallback(
    (next: Partial<Shown>) =>
      setParams((now) => addressOf(now, { ...(shownBy(now) ?? asOpened), ...next }), {
        replace: true,
        state,
        preventScrollReset: true,
      }),
    [setParams, state],
  );
  const close = () => {
    if (isOpenedHere) void navigate(-1);
    else setParams((now) => addressOf(now, undefined), { replace: true, preventScrollReset: true });
  };
  return { shown, open, change, close };
}
