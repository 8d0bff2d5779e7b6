import { useRef } from 'react';
import type { RefObject } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { RowAction } from './column.ts';
import classes from './row-menu.module.css';

interface ItemProps {
  action: Exclude<RowAction, 'divider'>;
  button: RefObject<HTMLButtonElement | null>;
}

function Item({ action, button }: ItemProps) {
  const { label, icon: Symbol, onSelect, danger = false, disabledReason } = action;
  const select = () => {
    // A dialog gives the focus back to where it was, and the menu is gone by then.
    button.current?.focus({ preventScroll: true });
    onSelect();
  };
  return (
    <Menu.Item
      leftSection={<Symbol size={18} stroke={1.6} />}
      onClick={select}
      disabled={disabledReason !== undefined}
      {...(danger ? { color: 'red', 'data-danger': true } : {})}
    >
      {label}
      {disabledReason ? <span className={classes.reason}>{disabledReason}</span> : null}
    </Menu.Item>
  );
}

interface RowMenuProps {
  /** Says which row the menu belongs to: 'Handlinger for 1248'. */
  label: string;
  actions: readonly RowAction[];
}

export function RowMenu({ label, actions }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon ref={button} size="sm" aria-label={label} className={classes.button ?? ''}>
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action, index) =>
          action === 'divider' ? (
            // oxlint-disable-next-line react/no-array-index-key -- dividers have nothing but their place
            <Menu.Divider key={`divider-${index}`} />
          ) : (
            <Item key={action.label} action={action} button={button} />
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
