/**
 * IconButton { icon, label, onClick?, variant?, size? } — an icon with `label` as accessible name
 * and tooltip. For chevrons, close buttons and row menus only; other buttons have a visible label.
 */
import type { Ref } from 'react';
import { ActionIcon, Tooltip } from '@mantine/core';
import type { ElementProps } from '@mantine/core';
import type { Icon } from '../display/icon.ts';

interface IconButtonProps extends ElementProps<'button', 'color' | 'children' | 'disabled'> {
  ref?: Ref<HTMLButtonElement>;
  icon: Icon;
  label: string;
  variant?: 'subtle' | 'default';
  size?: 'sm' | 'md';
  disabled?: boolean;
}

export function IconButton({ icon: Symbol, label, size = 'md', ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon type="button" aria-label={label} size={size} {...rest}>
        <Symbol size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
