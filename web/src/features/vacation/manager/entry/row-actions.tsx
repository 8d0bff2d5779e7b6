import { DecisionButtons } from '../../../../shared/decision-lists/row-buttons.tsx';
import { editAndRemove } from '../../../../shared/decision-lists/row-menu-actions.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import table from '../../../../ui/data-table/edited-table.module.css';
import { RowMenu } from '../../../../ui/data-table/rows/row-menu.tsx';
import type { ListProps } from '../list-props.ts';
import { texts } from '../texts.ts';
import { nameOfEntry } from './entry-text.ts';

type RowActionsProps = Pick<ListProps, 'decisions' | 'onEdit' | 'mayWrite'> & { entry: Entry };

/** A tick and a cross, or Tilbagekald; the rest in a menu. */
export function RowActions(props: RowActionsProps) {
  const { entry, decisions, mayWrite } = props;
  return (
    <div className={table.actions}>
      <DecisionButtons decision={decisions.decisionOf(entry, mayWrite)} />
      <RowMenu label={texts.more(nameOfEntry(entry))} actions={menuOf(props)} />
    </div>
  );
}

export const menuOf = ({ entry, decisions, onEdit }: Omit<RowActionsProps, 'mayWrite'>) =>
  editAndRemove({
    onEdit: () => onEdit(entry.absenceId),
    onRemove: () => decisions.ask({ kind: 'remove', entry }),
  });
