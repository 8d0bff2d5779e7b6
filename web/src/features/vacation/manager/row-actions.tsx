import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPencil, IconTrash, IconX } from '@tabler/icons-react';

import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import type { Entry } from '../../../holiday/queries.ts';
import { nameOfEntry } from './entry-text.ts';
import classes from './entry-table.module.css';
import type { ListProps } from './list-props.ts';
import { texts } from './texts.ts';

type RowActionsProps = Pick<ListProps, 'decisions' | 'onEdit'> & { entry: Entry };

/** A tick and a cross, or Tilbagekald; the rest in a menu. */
export function RowActions({ entry, decisions, onEdit }: RowActionsProps) {
  const { absenceId, status } = entry;
  const name = nameOfEntry(entry);
  const isBusy = decisions.busy.has(absenceId);
  return (
    <div className={classes.actions}>
      {status === 'pending' ? (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconCheck size={16} stroke={2} />}
            aria-label={`${texts.approve} ${name}`}
            loading={isBusy}
            onClick={() => decisions.approve(entry)}
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
      ) : (
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
