// Default export: loaded apart by the page, since a desk does not need it.
import { Button } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';

import { PhoneControls } from '../../../shared/decision-lists/phone-controls.tsx';
import { pageSlice } from '../../../ui/data-table/paging/paging.ts';
import { PhoneBulkBar } from '../../../ui/data-table/selection/phone-bulk-bar.tsx';
import { PhonePager, WaitingPager } from '../../../ui/data-table/paging/phone-pager.tsx';
import phone from '../../../ui/data-table/phone/phone-table.module.css';
import { usePhoneSelection } from '../../../ui/data-table/selection/use-phone-selection.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { approveBulk } from './decide/approve-bulk.tsx';
import { idOf, nameOfEntry } from './entry/entry-text.ts';
import type { ListProps } from './list-props.ts';
import { PhoneCards } from './phone-cards.tsx';
import { tabs } from './tabs.ts';
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
  const { entries, onOverview } = props;
  return (
    <PhoneControls
      {...props}
      tabs={tabs}
      known={entries !== undefined}
      noun={{ one: texts.one, many: texts.many }}
      end={
        <Button
          variant="subtle"
          leftSection={<IconCalendarWeek size={18} stroke={1.6} />}
          onClick={onOverview}
        >
          {texts.overview}
        </Button>
      }
    />
  );
}
