// Default export: loaded apart by the page, since a phone does not need it.
import { DeskFrame } from '../../../shared/decision-lists/desk-frame.tsx';
import { useSelection } from '../../../ui/data-table/selection/use-selection.ts';
import type { Entry } from '../queries.ts';
import { bulkOf } from './bulk.tsx';
import { FlexBadge } from './rows/flex-badge.tsx';
import type { ListProps } from './list-props.ts';
import { ProjectFilter } from './project-filter.tsx';
import { idOf } from './rows/report-text.ts';
import { ReportTable } from './rows/report-table.tsx';
import { SumsText } from './rows/sums-text.tsx';
import { useChoosable } from './use-choosable.ts';

const noEntries: readonly Entry[] = [];

/** The list from 768 px: tabs, filters, a table with its rows edited in place, and the pager. */
export default function DeskList(props: ListProps) {
  const { entries = noEntries } = props;
  const bulk = bulkOf(props);
  const { matching, overPages } = useChoosable(props);
  const onPage = useSelection(bulk, matching, entries, idOf);
  const selection = onPage === null ? null : overPages(onPage);
  return (
    <DeskFrame
      {...props}
      aside={<FlexBadge {...props} />}
      filters={<ProjectFilter state={props.state} />}
      sums={props.total > 0 ? <SumsText {...props} /> : null}
      bulk={bulk}
      selection={selection}
    >
      {(width) => <ReportTable {...props} width={width} selection={selection} />}
    </DeskFrame>
  );
}
