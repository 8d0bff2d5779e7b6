// Default export: loaded apart by the page, since a phone does not need it.
import { DeskFrame } from '../../../shared/decision-lists/desk-frame.tsx';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { useSelection } from '../../../ui/data-table/selection/use-selection.ts';
import { approveBulk } from './decide/approve-bulk.tsx';
import { EntryTable } from './entry/entry-table.tsx';
import { idOf } from './entry/entry-text.ts';
import type { ListProps } from './list-props.ts';

const noEntries: readonly Entry[] = [];

/** The list from 768 px: tabs, filters, a table with its rows edited in place, and the pager. */
export default function DeskList(props: ListProps) {
  const { entries = noEntries } = props;
  const bulk = approveBulk(props);
  const selection = useSelection(bulk, entries, entries, idOf);
  return (
    <DeskFrame {...props} bulk={bulk} selection={selection}>
      {(width) => <EntryTable {...props} width={width} selection={selection} />}
    </DeskFrame>
  );
}
