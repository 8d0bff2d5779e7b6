/**
 * IconButton { icon, label, onClick?, variant?, size? } — an icon with `label` as accessible name
 * and tooltip. For chevrons, close buttons and row menus only; other buttons have a visible label.
 */
import type { Ref } from 'react';
import { useRef } from 'react';
import { ActionIcon } from '@mantine/core';
import type { ElementProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Icon } from '../display/icon.ts';
import { lazyWhenIdle } from '../loading/lazy-when-idle.ts';
import { useIsLoaded } from '../loading/loadable.tsx';

const IconTooltip = lazyWhenIdle(() => import('./icon-tooltip.tsx'));

interface IconButtonProps extends ElementProps<'button', 'color' | 'children' | 'disabled'> {
  ref?: Ref<HTMLButtonElement>;
  icon: Icon;
  label: string;
  variant?: 'subtle' | 'default';
  size?: 'sm' | 'md';
  disabled?: boolean;
}

export function IconButton({ icon: Symbol, label, size = 'md', ref, ...rest }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hasTooltip = useIsLoaded(IconTooltip);
  return (
    <>
      <ActionIcon
        type="button"
        aria-label={label}
        size={size}
        {...rest}
        ref={useMergedRef(ref, button)}
      >
        <Symbol size={18} stroke={1.6} />
      </ActionIcon>
      {/* Beside the button and not around it: the button stays the same when this arrives. */}
      {hasTooltip ? <IconTooltip label={label} target={button} /> : null}
    </>
  );
}
