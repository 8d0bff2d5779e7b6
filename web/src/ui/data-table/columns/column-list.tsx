// Default export: loaded lazily by ColumnChooser.
import { cloneElement } from 'react';
import { Checkbox, Popover, Stack } from '@mantine/core';
import { useOpenAtOnce } from '../../overlay/lazy-popup.tsx';
import type { PopupTrigger } from '../../overlay/lazy-popup.tsx';
import type { ColumnChoice } from './use-visible-columns.ts';

interface ColumnListProps {
  trigger: PopupTrigger;
  columns: readonly { id: string; header: string }[];
  choice: ColumnChoice;
}

export default function ColumnList({ trigger, columns, choice }: ColumnListProps) {
  const [opened, setOpened] = useOpenAtOnce(trigger);
  return (
    <Popover position="bottom-end" opened={opened} onChange={setOpened} trapFocus returnFocus>
      <Popover.Target>
        {cloneElement(trigger.button, { onClick: () => setOpened(!opened) })}
      </Popover.Target>
      <Popover.Dropdown aria-label="Kolonner">
        <Stack gap={12}>
          {columns.map(({ id, header }) => (
            <Checkbox
              key={id}
              label={header}
              checked={choice.visible.has(id)}
              onChange={() => choice.toggle(id)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
