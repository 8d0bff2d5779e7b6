import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { Column } from './column.ts';
import type { ColumnChoice } from './use-visible-columns.ts';

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
}

export function ColumnChooser<Row>({ columns, choice }: ColumnChooserProps<Row>) {
  return (
    <Popover position="bottom-end">
      <Popover.Target>
        <Button variant="subtle" color="gray" leftSection={<IconColumns3 size={18} stroke={1.6} />}>
          Kolonner
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Kolonner">
        <Stack gap={12}>
          {columns.flatMap(({ id, header, hideable }) =>
            hideable
              ? [
                  <Checkbox
                    key={id}
                    label={header}
                    checked={!choice.hidden.has(id)}
                    onChange={() => choice.toggle(id)}
                  />,
                ]
              : [],
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
