import type { DateText } from '@driftig/domain/dates';
import { rangeOf, type DateRange } from '@driftig/domain/periods';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { useLastPage } from '../../../ui/data-table/paging/use-last-page.ts';
import { useTableState, type TableState } from '../../../ui/data-table/use-table-state.ts';
import { recoverFocus } from '../../../ui/focus/recover-focus.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import type { EntryValues } from '../entry/entry-values.ts';
import { useProjects, type ProjectLists } from '../picker/use-projects.ts';
import { settingsQuery, type Entry } from '../queries.ts';
import { useDraftedRow } from './offline/use-drafted-row.ts';
import { useFormFacts } from './offline/use-form-facts.ts';
import { isIn, isSummed, kindOf } from './week/period.ts';
import { ownReportsQuery, recentQuery, summaryQuery } from './queries.ts';
import { tabOf } from './tabs.ts';
import { recentProjects } from './list/usual-day.ts';
import { useNewRows } from './list/use-new-rows.ts';
import { useRows } from './list/use-rows.ts';

/** Until the company's own are there. */
const usualSettings = { isFlexOn: true, timeMode: 'daily', standardHundredths: 740 } as const;
const noEntries: readonly Entry[] = [];

/** State and actions of /timereg, from the address and the user's own hours. */
export function useOwnHours() {
  const today = useToday();
  const week = rangeOf('week', today);
  const state = useTableState({ name: 'hours', defaultStatus: 'pending', filters: { ...week } });
  const range: DateRange = { from: state.filters['from'] ?? '', to: state.filters['to'] ?? '' };
  const tab = tabOf(state);
  const list = useOwnList(state, range);
  const settings = useQuery(settingsQuery);
  const summary = useQuery({
    ...summaryQuery(range),
    enabled: isSummed(range),
    placeholderData: keepPreviousData,
  });
  const recent = useQuery(recentQuery).data?.data ?? noEntries;
  const fetched = useProjects(false);
  const facts = useFormFacts({
    settings: settings.data,
    lists: fetched,
    recent: recentProjects(recent),
  });
  const { lists } = facts;
  const open = recent.filter(({ projectId }) => mayChoose(lists, projectId));
  const rows = useRows();
  const { isFlexOn, timeMode, standardHundredths } = facts.settings ?? usualSettings;

  const setRange = ({ from, to }: DateRange) => state.change({ filters: { from, to } }, true);
  /** A new row is made where it will be seen: on the tab of those that wait (product T22). */
  const openNew = (start: Partial<EntryValues>, replaces?: string) => {
    if (tab !== 'pending') state.setStatus('pending');
    rows.openNew(start, replaces);
  };
  useDraftedRow(facts.settings !== undefined, openNew);
  const lackingOn = (date: DateText) => {
    const day = summary.data?.days.find((one) => one.date === date);
    if (day === undefined) return standardHundredths;
    return (day.normHundredths || standardHundredths) - day.hundredths;
  };
  const { projects } = lists;
  const { newOn, usualOn } = useNewRows({ recent, open, projects, timeMode, lackingOn });
  return {
    ...list,
    /** One button for what could not be fetched. */
    onRetry: () => {
      list.onRetry();
      if (summary.isError) void summary.refetch();
    },
    state,
    tab,
    range,
    today,
    summary,
    isFlexOn,
    timeMode,
    /** The company's settings say what a form asks; without them it would ask for the wrong thing. */
    mayWrite: facts.settings !== undefined,
    settings,
    lists,
    recent: facts.recent,
    rows,
    setRange,
    openNew,
    lackingOn,
    create: () => openNew(newOn(isIn(range, today) ? today : range.from || today)),
    createOn: (date: DateText) => openNew(usualOn(date)),
    /** After a save: the row closes, and the dates follow to where it can be seen. */
    onSaved: (key: string, saved: Entry | undefined) => {
      rows.close(key);
      recoverFocus(() => placeOf(saved?.reportId ?? key));
      if (saved !== undefined && !isIn(range, saved.date)) setRange(rangeOf('week', saved.date));
    },
  };
}

/** Where the focus goes when a form has closed: to its row, or to the list. */
const placeOf = (reportId: string) =>
  document.querySelector<HTMLElement>(`[data-report="${CSS.escape(reportId)}"]`) ??
  document.querySelector<HTMLElement>('[data-rows]');

/** An order that is over, or a closed project, takes no more hours. */
const mayChoose = ({ projects }: ProjectLists, projectId: string) =>
  projects === undefined || projects.some((one) => one.projectId === projectId);

export type OwnHours = ReturnType<typeof useOwnHours>;

function useOwnList(state: TableState, range: DateRange) {
  const tab = tabOf(state);
  const page = { status: tab, limit: state.size, offset: (state.page - 1) * state.size };
  const query = useQuery({
    ...ownReportsQuery(page, range),
    // Another tab's rows would be wrong under this tab's name.
    placeholderData: (before) => (before?.data[0]?.status === tab ? before : undefined),
  });
  const waiting = useQuery({
    ...ownReportsQuery({ status: 'pending', limit: 1, offset: 0 }, range),
    enabled: tab !== 'pending',
  });
  const { data, error, refetch } = query;
  useLastPage(state, data?.total);
  return {
    page: data,
    entries: data?.data,
    waiting: tab === 'pending' ? data?.total : waiting.data?.total,
    error: error === null || data !== undefined ? null : { id: errorIdOf(error) },
    onRetry: () => void refetch(),
    kind: kindOf(range),
  };
}
