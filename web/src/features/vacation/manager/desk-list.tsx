// Default export: loaded apart by the page, since a phone does not need it.
import { DeskFilters } from '../../../shared/decision-lists/desk-filters.tsx';
import { DeskFrame } from '../../../shared/decision-lists/desk-frame.tsx';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { useSelection } from '../../../ui/data-table/selection/use-selection.ts';
import { approveBulk } from './decide/approve-bulk.tsx';
import { EntryTable } from './entry/entry-table.tsx';
import { idOf } from './entry/entry-text.ts';
import type { ListProps } from './list-props.ts';
import { resetFilters } from './list-states.tsx';
import { tabs } from './tabs.ts';

const noEntries: readonly Entry[] = [];

/** The list from 768 px: tabs, filters, a table with its rows edited in place, and the pager. */
export default function DeskList(props: ListProps) {
  const { state, tab, waiting, employees, entries = noEntries, total, error } = props;
  const bulk = approveBulk(props);
  const selection = useSelection(bulk, entries, entries, idOf);
  return (
    <DeskFrame
      state={state}
      tabs={tabs}
      tab={tab}
      waiting={waiting}
      filters={
        <DeskFilters state={state} employees={employees} onReset={() => resetFilters(props)} />
      }
      known={props.entries !== undefined}
      total={total}
      error={error}
      bulk={bulk}
      selection={selection}
    >
      {(width) => <EntryTable {...props} width={width} selection={selection} />}
    </DeskFrame>
  );
}
