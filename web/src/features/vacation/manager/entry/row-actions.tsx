import { IconPencil, IconTrash } from '@tabler/icons-react';

import { ApproveOrReject, Recall } from '../../../../shared/decision-lists/row-buttons.tsx';
import table from '../../../../ui/data-table/edited-table.module.css';
import { RowMenu } from '../../../../ui/data-table/rows/row-menu.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { nameOfEntry } from './entry-text.ts';
import type { ListProps } from '../list-props.ts';
import { texts } from '../texts.ts';

type RowActionsProps = Pick<ListProps, 'decisions' | 'onEdit'> & { entry: Entry };

/** A tick and a cross, or Tilbagekald; the rest in a menu. */
export function RowActions({ entry, decisions, onEdit }: RowActionsProps) {
  const { absenceId, status } = entry;
  const name = nameOfEntry(entry);
  const isBusy = decisions.busy.has(absenceId);
  return (
    <div className={table.actions}>
      {status === 'pending' ? (
        <ApproveOrReject
          name={name}
          busy={isBusy}
          onApprove={() => decisions.approve(entry)}
          onReject={() => decisions.ask({ kind: 'reject', entry })}
        />
      ) : (
        <Recall name={name} busy={isBusy} onRecall={() => decisions.recall(entry)} />
      )}
      <RowMenu
        label={texts.more(name)}
        actions={[
          { label: texts.edit, icon: IconPencil, onSelect: () => onEdit(absenceId) },
          'divider',
          {
            label: texts.remove,
            icon: IconTrash,
            onSelect: () => decisions.ask({ kind: 'remove', entry }),
            danger: true,
          },
        ]}
      />
    </div>
  );
}
