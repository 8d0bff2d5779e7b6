import { IconHistory } from '@tabler/icons-react';

import { DecisionButtons } from '../../../../shared/decision-lists/row-buttons.tsx';
import { editAndRemove } from '../../../../shared/decision-lists/row-menu-actions.ts';
import type { RowAction } from '../../../../ui/data-table/columns/column.ts';
import table from '../../../../ui/data-table/edited-table.module.css';
import { RowMenu } from '../../../../ui/data-table/rows/row-menu.tsx';
import type { Entry } from '../../queries.ts';
import type { ListProps } from '../list-props.ts';
import { texts } from '../texts.ts';
import { nameOfReport } from './report-text.ts';
import classes from './report-table.module.css';

type RowActionsProps = Pick<ListProps, 'decisions' | 'onEdit' | 'mayDeviate'> & {
  entry: Entry;
};

/** Actions of a row; a rejected one has none (product T20). */
export function RowActions(props: RowActionsProps) {
  const { entry, decisions, mayDeviate } = props;
  if (entry.status === 'rejected') return <div className={classes.decided}>{texts.rejected}</div>;
  return (
    <div className={[table.actions, classes.actions].join(' ')}>
      {entry.invoiceNumber === 0 ? (
        <DecisionButtons decision={decisions.decisionOf(entry, mayDeviate)} />
      ) : (
        texts.onInvoice(entry.invoiceNumber)
      )}
      <RowMenu label={texts.more(nameOfReport(entry))} actions={menuOf(props)} />
    </div>
  );
}

/** Edit and delete are for what waits (product T21); the history is for all. */
export function menuOf({
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
  const changes = editAndRemove({
    onEdit: () => onEdit(entry),
    onRemove: () => decisions.ask({ kind: 'remove', entry }),
  });
  return [history, ...changes];
}
