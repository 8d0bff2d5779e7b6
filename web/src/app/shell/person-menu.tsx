import { Menu } from '@mantine/core';
import { IconChevronDown, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

import { Avatar } from '../../ui/avatar.tsx';
import { useScheme } from '../../ui/color-scheme.ts';
import type { Scheme } from '../../ui/color-scheme.ts';
import { useUser } from '../../api/session.ts';
import classes from './top-bar.module.css';

const schemes = [
  { value: 'light', label: 'Lyst udseende', icon: IconSun },
  { value: 'dark', label: 'Mørkt udseende', icon: IconMoon },
  { value: 'auto', label: 'Som enheden', icon: IconDeviceDesktop },
] as const;

export function PersonMenu() {
  const user = useUser();
  const { scheme, setScheme } = useScheme();
  const name = user.name || user.email;
  return (
    // Mantine's placeholder for the first focus is not allowed inside a menu (WCAG 4.1.2).
    <Menu withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes.person}>
          <Avatar name={name} />
          <span className={classes.personName}>{name}</span>
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Divider />
        <Menu.RadioGroup value={scheme} onChange={(value) => setScheme(value as Scheme)}>
          {schemes.map(({ value, label, icon: Symbol }) => (
            <Menu.RadioItem key={value} value={value}>
              <span className={classes.scheme}>
                <Symbol size={18} stroke={1.6} />
                {label}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
