// Default export: loaded apart by the page, since a desk does not need it.
import type { ListedStatus } from '@driftig/contracts/time/report-status';
import { Suspense } from 'react';

import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { pageSlice } from '@driftig/domain/lists/page-slice';
import { WaitingPager } from '../../../../ui/data-table/paging/phone-pager.tsx';
import phone from '../../../../ui/data-table/phone/phone-table.module.css';
import { LazyBoundary } from '../../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { HoursCard } from './hours-card.tsx';
import type { ListProps } from './list-props.ts';
import { ListState } from './list-state.tsx';
import classes from '../own.module.css';
import { PhoneTotals } from './phone-totals.tsx';
import { tabs } from '../tabs.ts';
import { texts } from '../texts.ts';

const EntrySheet = lazyWhenIdle(() => import('../../entry/entry-sheet.tsx'));

/** The list under 768 px: cards, the form as a sheet, and the totals above the bottom bar. */
export default function PhoneList(props: ListProps) {
  const { hours } = props;
  const { state, tab, waiting, entries, page, error } = hours;
  return (
    <div className={phone.table} data-rows>
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
      {entries === undefined || entries.length === 0 ? (
        <div className={classes.empty}>
          <ListState hours={hours} />
        </div>
      ) : (
        <ul className={classes.cards} aria-label={texts.list}>
          {entries.map((entry) => (
            <HoursCard key={entry.reportId} entry={entry} {...props} />
          ))}
        </ul>
      )}
      {/* The error id is on the element in place of the rows. */}
      {page === undefined && error === null ? <WaitingPager error={null} /> : null}
      {page === undefined ? null : (
        <PhoneTotals hours={hours} slice={pageSlice(page.total, state.page, state.size)} />
      )}
      <OpenSheet {...props} />
    </div>
  );
}

/** The row that is written or edited, one at a time. */
function OpenSheet({ hours }: ListProps) {
  const { rows, lists, recent, isFlexOn, timeMode, onSaved } = hours;
  const row = rows.all[0];
  if (row === undefined) return null;
  return (
    <LazyBoundary>
      <Suspense>
        <EntrySheet
          key={row.key}
          entry={row.entry}
          start={row.start}
          replaces={row.replaces}
          timeMode={timeMode}
          lists={lists}
          recent={recent}
          isFlexOn={isFlexOn}
          onDone={(saved) => onSaved(row.key, saved)}
        />
      </Suspense>
    </LazyBoundary>
  );
}
