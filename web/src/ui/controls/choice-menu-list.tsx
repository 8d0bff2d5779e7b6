// Default export: loaded lazily by ChoiceMenu.
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

import { useOpenAtOnce } from '../overlay/lazy-popup.tsx';
import type { PopupTrigger } from '../overlay/lazy-popup.tsx';
import type { Choice } from './choice.ts';
import classes from './choice-menu.module.css';

interface ChoiceMenuListProps {
  trigger: PopupTrigger;
  current: string;
  choices: readonly Choice[];
  lockedReason?: string | undefined;
  onChoose: (value: string) => void;
}

export default function ChoiceMenuList(props: ChoiceMenuListProps) {
  const { trigger, current, choices, lockedReason, onChoose } = props;
  const [opened, setOpened] = useOpenAtOnce(trigger);
  const choose = (value: string) => {
    if (value === current) return;
    // A dialog opened by the choice returns the focus to the button; the menu item no longer exists
    // then.
    trigger.ref.current?.focus({ preventScroll: true });
    onChoose(value);
  };
  return (
    <Menu position="bottom-start" width={220} opened={opened} onChange={setOpened}>
      <Menu.Target>{trigger.button}</Menu.Target>
      <Menu.Dropdown className={classes.list ?? ''}>
        {lockedReason ? <Menu.Label>{lockedReason}</Menu.Label> : null}
        {choices.map(({ value, label, disabledReason }) => (
          <Menu.Item
            key={value}
            disabled={lockedReason !== undefined || disabledReason !== undefined}
            rightSection={
              value === current ? <IconCheck size={16} stroke={1.8} aria-label="Valgt" /> : null
            }
            onClick={() => choose(value)}
          >
            {label}
            {disabledReason && !lockedReason ? (
              <span className={classes.reason}>{disabledReason}</span>
            ) : null}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
