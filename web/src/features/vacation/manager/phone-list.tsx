// Default export: loaded apart by the page, since a desk does not need it.
import { Button } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { Segmented } from '../../../ui/controls/segmented.tsx';
import cards from '../../../ui/data-table/card-list.module.css';
import { pageSlice } from '../../../ui/data-table/paging.ts';
import { FilterButton, useSheet } from '../../../ui/data-table/phone-filters.tsx';
import { PhonePager, WaitingPager } from '../../../ui/data-table/phone-pager.tsx';
import phone from '../../../ui/data-table/phone-table.module.css';
import { countFilters } from '../../../ui/data-table/shown-text.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { Entry } from '../queries.ts';
import { EntryCard } from './entry-card.tsx';
import { ListState } from './list-states.tsx';
import { newRow, type ListProps } from './list-props.ts';
import classes from './phone-list.module.css';
import { ShortcutChoice } from './shortcut-choice.tsx';
import { tabs, type ListedStatus } from './tabs.ts';
import { texts } from './texts.ts';

const FilterSheet = lazyWhenIdle(() => import('../../../ui/data-table/filter-sheet.tsx'));
const EntrySheet = lazyWhenIdle(() => import('./entry-sheet.tsx'));
const EditSheet = lazyWhenIdle(() => import('./edit-sheet.tsx'));

/** The list under 768 px: cards with a tick and a cross, and sheets for the rest. */
export default function PhoneList(props: ListProps) {
  const { state, tab, waiting, entries, total, error, onOverview } = props;
  const slice = pageSlice(total, state.page, state.size);
  return (
    <div className={phone.table} data-rows>
      <div className={classes.controls}>
        <Segmented<ListedStatus>
          label={texts.statuses}
          value={tab}
          options={tabs.map(({ value, label }) => ({
            value,
            label,
            ...(value === 'pending' && waiting !== undefined && { count: waiting }),
          }))}
          onChange={state.setStatus}
          fullWidth
        />
        <div className={phone.controls}>
          <ShortcutChoice state={state} wide />
          <Filters {...props} />
        </div>
        <div className={classes.line}>
          <span>
            {entries === undefined ? null : (
              <>
                <b>{total}</b> {total === 1 ? texts.one : texts.many}
              </>
            )}
          </span>
          <Button
            variant="subtle"
            leftSection={<IconCalendarWeek size={18} stroke={1.6} />}
            onClick={onOverview}
          >
            {texts.overview}
          </Button>
        </div>
      </div>
      <Cards {...props} />
      {entries === undefined ? (
        <WaitingPager error={error} />
      ) : (
        <PhonePager slice={slice} total={total} loadingMore={false} onPage={state.setPage} />
      )}
    </div>
  );
}

/** Who and when, in the sheet that other lists have too. */
function Filters({ state, employees, total }: ListProps) {
  const sheet = useSheet();
  const [requested, setRequested] = useState(sheet.on);
  // Stays mounted after the first time, so that it can slide out.
  if (sheet.on && !requested) setRequested(true);
  return (
    <>
      <FilterButton
        set={countFilters({ ...state, status: '' }, { status: '' })}
        onOpen={sheet.open}
      />
      {requested ? (
        <LazyBoundary>
          <Suspense>
            <FilterSheet
              opened={sheet.on}
              onClose={sheet.close}
              onInstead={sheet.closeAnd}
              state={state}
              noun={{ one: texts.one, many: texts.many }}
              tabs={[]}
              filters={[
                {
                  id: 'employee',
                  label: texts.employee,
                  allLabel: texts.allEmployees,
                  options: employees.map(({ id, name }) => ({ value: id, label: name })),
                  matches: everyRow,
                },
                dateFilter('from', texts.from),
                dateFilter('to', texts.to),
              ]}
              columns={[]}
              toolbar={null}
              countOf={(chosen) => ({
                count: sameFilters(chosen.filters, state.filters) ? total : undefined,
                counts: new Map(),
              })}
              csv={undefined}
              onSelect={undefined}
              listActions={[]}
            />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}

/** The server filters. */
const everyRow = () => true;
const dateFilter = (id: string, label: string) => ({
  kind: 'date' as const,
  id,
  label,
  allLabel: '',
  options: [],
  matches: everyRow,
});

type FilterValues = Readonly<Record<string, string>>;
const sameFilters = (one: FilterValues, other: FilterValues) =>
  Object.entries(one).every(([id, value]) => other[id] === value);

function Cards(props: ListProps) {
  const { entries, decisions, mayWrite, editing, onEdit, tab } = props;
  const sheet = useSheet('application');
  const [shown, setShown] = useState<Entry>();
  const edited = (entries ?? []).find(({ absenceId }) => absenceId === editing);
  const isNew = editing === newRow && tab === 'pending';
  // What the sheet shows follows the list; it keeps what has left it while it slides out.
  const current = (entries ?? []).find(({ absenceId }) => absenceId === shown?.absenceId) ?? shown;
  return (
    <>
      {entries === undefined || entries.length === 0 ? (
        <div className={cards.box}>
          <ListState {...props} />
        </div>
      ) : (
        <ul className={cards.box} aria-label={texts.list}>
          {entries.map((entry) => (
            <EntryCard
              key={entry.absenceId}
              entry={entry}
              away={props.away}
              decisions={decisions}
              mayWrite={mayWrite}
              onOpen={() => {
                setShown(entry);
                sheet.open();
              }}
            />
          ))}
        </ul>
      )}
      <LazyBoundary>
        <Suspense>
          {current ? (
            <EntrySheet
              {...props}
              entry={current}
              opened={sheet.on}
              onClose={sheet.close}
              onInstead={sheet.closeAnd}
            />
          ) : null}
          {mayWrite && (isNew || edited) ? (
            <EditSheet key={editing} entry={edited} onClose={() => onEdit(undefined)} />
          ) : null}
        </Suspense>
      </LazyBoundary>
    </>
  );
}
