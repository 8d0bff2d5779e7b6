import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';

import { ApproveOrReject, Recall } from '../../../../shared/decision-lists/row-buttons.tsx';
import table from '../../../../ui/data-table/edited-table.module.css';
import type { RowAction } from '../../../../ui/data-table/columns/column.ts';
import { RowMenu } from '../../../../ui/data-table/rows/row-menu.tsx';
import type { Entry } from '../../queries.ts';
import type { ListProps } from '../list-props.ts';
import { nameOfReport } from './report-text.ts';
import classes from './report-table.module.css';
import { texts } from '../texts.ts';

type RowActionsProps = Pick<ListProps, 'decisions' | 'onEdit' | 'mayDeviate'> & {
  entry: Entry;
};

/** Actions of a row; a rejected one has none (product T20). */
export function RowActions(props: RowActionsProps) {
  const { entry } = props;
  if (entry.status === 'rejected') return <div className={classes.decided}>{texts.rejected}</div>;
  return (
    <div className={[table.actions, classes.actions].join(' ')}>
      <Decision {...props} />
      <RowMenu label={texts.more(nameOfReport(entry))} actions={menuOf(props)} />
    </div>
  );
}

function Decision({ entry, decisions, mayDeviate }: RowActionsProps) {
  const { reportId, status, invoiceNumber } = entry;
  const name = nameOfReport(entry);
  const isBusy = decisions.busy.has(reportId);
  // Hours on an invoice are not taken back.
  if (status === 'approved' && invoiceNumber !== 0) return texts.onInvoice(invoiceNumber);
  if (status === 'approved')
    return <Recall name={name} busy={isBusy} onRecall={() => decisions.recall(entry)} />;
  return (
    <ApproveOrReject
      name={name}
      busy={isBusy}
      onApprove={() => decisions.approve(entry, mayDeviate(entry))}
      onReject={() => decisions.ask({ kind: 'reject', entry })}
    />
  );
}

/** Edit and delete are for what waits (product T21); the history is for all. */
function menuOf({
  entry,
  decisions,
  onEdit,
}: Pick<RowActionsProps, 'entry' | 'decisions' | 'onEdit'>): readonly RowAction[] {
  const history: RowAction = {
    label: texts.history,
    icon: IconHistory,
    onSelect: () => decisions.ask({ kind: 'history', entry }),
  };
  if (entry.status !== 'pending') return [history];
  return [
    history,
    { label: texts.edit, icon: IconPencil, onSelect: () => onEdit(entry) },
    'divider',
    {
      label: texts.remove,
      icon: IconTrash,
      onSelect: () => decisions.ask({ kind: 'remove', entry }),
      danger: true,
    },
  ];
}
