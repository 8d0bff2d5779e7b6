import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { lazyWhenIdle } from '../loading/lazy-when-idle.ts';
import { LazyPopup } from '../overlay/lazy-popup.tsx';
import type { Column } from './column.ts';
import type { ColumnChoice } from './use-visible-columns.ts';

const ColumnList = lazyWhenIdle(() => import('./column-list.tsx'));

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
}

export function ColumnChooser<Row>({ columns, choice }: ColumnChooserProps<Row>) {
  const hideable = columns.filter((column) => column.hideable);
  const button = (
    <Button variant="subtle" color="gray" leftSection={<IconColumns3 size={18} stroke={1.6} />}>
      Kolonner
    </Button>
  );
  return (
    <LazyPopup kind="dialog" button={button}>
      {(trigger) => <ColumnList trigger={trigger} columns={hideable} choice={choice} />}
    </LazyPopup>
  );
}
