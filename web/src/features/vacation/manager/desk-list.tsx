// Default export: loaded apart by the page, since a phone does not need it.
import { Button, NativeSelect } from '@mantine/core';

import { BulkBar } from '../../../ui/data-table/bulk-bar.tsx';
import frame from '../../../ui/data-table/data-table.module.css';
import DateFilter from '../../../ui/data-table/date-filter.tsx';
import { Footer, WaitingFooter } from '../../../ui/data-table/footer.tsx';
import { pageSlice } from '../../../ui/data-table/paging.ts';
import { ShortcutChoice } from '../../../ui/data-table/shortcut-choice.tsx';
import { StatusTabPanel } from '../../../ui/data-table/status-tabs.tsx';
import toolbar from '../../../ui/data-table/toolbar.module.css';
import { useSelection } from '../../../ui/data-table/use-selection.ts';
import { useWidth } from '../../../ui/layout/use-width.ts';
import type { Entry } from '../../../holiday/queries.ts';
import { approveBulk, idOf } from './approve-bulk.tsx';
import { EntryTable } from './entry-table.tsx';
import type { ListProps } from './list-props.ts';
import { resetFilters } from './list-states.tsx';
import { tabs } from './tabs.ts';
import { texts } from './texts.ts';

const noEntries: readonly Entry[] = [];

/** The list from 768 px: tabs, filters, a table with its rows edited in place, and the pager. */
export default function DeskList(props: ListProps) {
  const { state, tab, waiting, entries = noEntries, total, error } = props;
  const [card, width] = useWidth<HTMLDivElement>();
  const bulk = approveBulk(props);
  const selection = useSelection(bulk, entries, entries, idOf);
  return (
    <div className={frame.whole}>
      <div ref={card} className={frame.card} data-rows>
        <StatusTabPanel
          tabs={tabs}
          counts={waiting === undefined ? null : new Map([['pending', waiting]])}
          loading={!error}
          value={tab}
          onChange={state.setStatus}
          aside={null}
        >
          <Filters {...props} />
          <EntryTable {...props} width={width} selection={selection} />
          {props.entries === undefined ? (
            <WaitingFooter error={error} />
          ) : (
            <Footer
              slice={pageSlice(total, state.page, state.size)}
              total={total}
              state={state}
              loadingMore={false}
              extra={null}
            />
          )}
        </StatusTabPanel>
      </div>
      {selection && bulk ? <BulkBar bulk={bulk} selection={selection} /> : null}
    </div>
  );
}

function Filters(props: ListProps) {
  const { state, employees } = props;
  const { employee = '', from = '', to = '' } = state.filters;
  const isSet = [employee, from, to].some(Boolean);
  return (
    <div className={toolbar.toolbar}>
      <NativeSelect
        aria-label={texts.employee}
        data={[
          { value: '', label: texts.allEmployees },
          ...employees.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={employee}
        onChange={({ currentTarget }) => state.setFilter('employee', currentTarget.value)}
        className={toolbar.filter ?? ''}
        style={{ '--filter-width': '176px' }}
      />
      <DateFilter
        label={texts.from}
        value={from}
        onChange={(date) => state.setFilter('from', date)}
      />
      <DateFilter label={texts.to} value={to} onChange={(date) => state.setFilter('to', date)} />
      <ShortcutChoice state={state} />
      {isSet ? (
        <div className={toolbar.end}>
          <Button variant="subtle" color="gray" onClick={() => resetFilters(props)}>
            {texts.reset}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
