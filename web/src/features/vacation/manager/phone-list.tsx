// Default export: loaded apart by the page, since a desk does not need it.
import { Button } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';

import { Segmented } from '../../../ui/controls/segmented.tsx';
import { pageSlice } from '../../../ui/data-table/paging.ts';
import { PhoneBulkBar } from '../../../ui/data-table/phone-bulk-bar.tsx';
import { PhonePager, WaitingPager } from '../../../ui/data-table/phone-pager.tsx';
import phone from '../../../ui/data-table/phone-table.module.css';
import { ShortcutChoice } from '../../../ui/data-table/shortcut-choice.tsx';
import { usePhoneSelection } from '../../../ui/data-table/use-phone-selection.ts';
import type { Entry } from '../../../holiday/queries.ts';
import { approveBulk, idOf } from './approve-bulk.tsx';
import { nameOfEntry } from './entry-text.ts';
import type { ListProps } from './list-props.ts';
import { PhoneCards } from './phone-cards.tsx';
import { PhoneFilters } from './phone-filters.tsx';
import classes from './phone-list.module.css';
import { tabs, type ListedStatus } from './tabs.ts';
import { texts } from './texts.ts';

const noEntries: readonly Entry[] = [];

/** The list under 768 px: cards with a tick and a cross, and sheets for the rest. */
export default function PhoneList(props: ListProps) {
  const { state, entries = noEntries, total, error } = props;
  const bulk = approveBulk(props);
  const result = { matching: entries, shown: entries };
  const { selection, hold, start } = usePhoneSelection({
    ...(bulk && { bulk }),
    result,
    rowId: idOf,
  });
  return (
    <div className={phone.table} data-rows>
      <Controls {...props} onSelect={start} />
      <PhoneCards {...props} selection={selection} onHold={hold} />
      {props.entries === undefined ? (
        <WaitingPager error={error} />
      ) : (
        <PhonePager
          slice={pageSlice(total, state.page, state.size)}
          total={total}
          loadingMore={false}
          onPage={state.setPage}
        />
      )}
      {selection && bulk ? (
        <PhoneBulkBar bulk={bulk} rowName={nameOfEntry} selection={selection} />
      ) : null}
    </div>
  );
}

/** Tabs, filters, how many there are, and the way to the calendar. */
function Controls(props: ListProps & { onSelect: (() => void) | undefined }) {
  const { state, tab, waiting, entries, total, onOverview } = props;
  return (
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
        <PhoneFilters {...props} />
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
  );
}
