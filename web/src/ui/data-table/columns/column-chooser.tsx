import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { lazyWhenIdle } from '../../loading/lazy-when-idle.ts';
import { LazyPopup } from '../../overlay/lazy-popup.tsx';
import type { Column } from './column.ts';
import classes from '../filters/toolbar.module.css';
import type { ColumnChoice } from './use-visible-columns.ts';

const ColumnList = lazyWhenIdle(() => import('./column-list.tsx'));

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
}

/** Says how many columns are shown when that is not all of them: 'Kolonner 5 af 9'. */
export function ColumnChooser<Row>({ columns, choice }: ColumnChooserProps<Row>) {
  const hideable = columns.filter((column) => column.hideable);
  const { size } = choice.visible;
  const button = (
    <Button
      variant="subtle"
      color="gray"
      title="Kolonner"
      leftSection={<IconColumns3 size={18} stroke={1.6} />}
    >
      <span className={classes.word}>
        Kolonner
        {size < columns.length ? (
          <span className={classes.some}>
            {size} af {columns.length}
          </span>
        ) : null}
      </span>
    </Button>
  );
  return (
    <LazyPopup kind="dialog" button={button}>
      {(trigger) => <ColumnList trigger={trigger} columns={hideable} choice={choice} />}
    </LazyPopup>
  );
}
