import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconHistory,
  IconPencil,
  IconTrash,
  IconX,
} from '@tabler/icons-react';

import type { RowAction } from '../../../ui/data-table/column.ts';
import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import type { Entry } from '../queries.ts';
import type { ListProps } from './list-props.ts';
import { nameOfReport } from './report-text.ts';
import classes from './report-table.module.css';
import { texts } from './texts.ts';

type RowActionsProps = Pick<ListProps, 'decisions' | 'onEdit' | 'deviationsOf'> & {
  entry: Entry;
};

/** What can be done with a row; with a rejected one nothing (product T20). */
export function RowActions(props: RowActionsProps) {
  const { entry } = props;
  if (entry.status === 'rejected') return <div className={classes.decided}>{texts.rejected}</div>;
  return (
    <div className={classes.actions}>
      <Decision {...props} />
      <RowMenu label={texts.more(nameOfReport(entry))} actions={menuOf(props)} />
    </div>
  );
}

function Decision({ entry, decisions, deviationsOf }: RowActionsProps) {
  const { reportId, status, invoiceNumber } = entry;
  const name = nameOfReport(entry);
  const isBusy = decisions.busy.has(reportId);
  // Hours on an invoice are not taken back.
  if (status === 'approved' && invoiceNumber !== 0) return texts.onInvoice(invoiceNumber);
  if (status === 'approved')
    return (
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowBackUp size={16} stroke={1.8} />}
        aria-label={`${texts.recall} ${name}`}
        loading={isBusy}
        onClick={() => decisions.recall(entry)}
      >
        {texts.recall}
      </Button>
    );
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconCheck size={16} stroke={2} />}
        aria-label={`${texts.approve} ${name}`}
        loading={isBusy}
        onClick={() => decisions.approve(entry, deviationsOf(entry).length > 0)}
      >
        {texts.approve}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconX size={16} stroke={2} />}
        aria-label={`${texts.reject} ${name}`}
        disabled={isBusy}
        onClick={() => decisions.ask({ kind: 'reject', entry })}
      >
        {texts.reject}
      </Button>
    </>
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
