import { Button, NativeSelect } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

import { assigneesOf, countOverdue } from '../model/filters.ts';
import type { BoardCategory } from '../../../shared/board-tasks/board-types.ts';
import { statusOptions } from '../../../shared/board-tasks/statuses.ts';
import { texts } from '../texts.ts';
import type { BoardAddress } from '../use-board-address.ts';
import classes from './filters.module.css';

export interface FilterProps {
  categories: readonly BoardCategory[];
  address: BoardAddress;
  today: string;
}

/** Status and person, and a button for what is overdue. */
export function FilterChoices({ categories, address, today }: FilterProps) {
  const { filter, show } = address;
  const overdue = countOverdue(categories, today);
  return (
    <>
      <NativeSelect
        aria-label={texts.status}
        className={classes.choice ?? ''}
        data={[{ value: '', label: texts.allStatuses }, ...statusOptions]}
        value={filter.status}
        onChange={({ currentTarget }) => show({ status: currentTarget.value })}
      />
      <NativeSelect
        aria-label={texts.person}
        className={classes.choice ?? ''}
        data={[
          { value: '', label: texts.allPeople },
          ...assigneesOf(categories).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.person}
        onChange={({ currentTarget }) => show({ person: currentTarget.value })}
      />
      {overdue > 0 || filter.overdue ? (
        <Button
          className={classes.overdue ?? ''}
          aria-pressed={filter.overdue}
          leftSection={<IconAlertCircle size={18} stroke={1.6} />}
          onClick={() => show({ overdue: filter.overdue ? '' : '1' })}
        >
          {texts.overdue(overdue)}
        </Button>
      ) : null}
    </>
  );
}
