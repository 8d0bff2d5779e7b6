// Default export: loaded lazily by RowMenu.
import type { RefObject } from 'react';
import { Menu } from '@mantine/core';
import { useOpenAtOnce } from '../../overlay/lazy-popup.tsx';
import type { PopupTrigger } from '../../overlay/lazy-popup.tsx';
import type { RowAction } from '../columns/column.ts';
import classes from './row-menu.module.css';

interface ItemProps {
  action: Exclude<RowAction, 'divider'>;
  button: RefObject<HTMLButtonElement | null>;
}

function Item({ action, button }: ItemProps) {
  const { label, icon: Symbol, onSelect, danger = false, disabledReason } = action;
  const select = () => {
    // A dialog opened by the action returns the focus to the button; the menu item no longer exists
    // then.
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

interface RowMenuListProps {
  trigger: PopupTrigger;
  actions: readonly RowAction[];
}

export default function RowMenuList({ trigger, actions }: RowMenuListProps) {
  const [opened, setOpened] = useOpenAtOnce(trigger);
  return (
    <Menu opened={opened} onChange={setOpened}>
      <Menu.Target>{trigger.button}</Menu.Target>
      <Menu.Dropdown>
        {actions.map((action, index) =>
          action === 'divider' ? (
            // oxlint-disable-next-line react/no-array-index-key -- a divider has no other key than its position
            <Menu.Divider key={`divider-${index}`} />
          ) : (
            <Item key={action.label} action={action} button={trigger.ref} />
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
