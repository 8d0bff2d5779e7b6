/**
 * signSwitch(value, onChange) -> props of a number input whose value may be below 0: a button that changes the sign,
 * where one touches the screen. The number pad of an iPhone has no minus.
 */
import { ActionIcon, type TextInputProps } from '@mantine/core';
import { IconPlusMinus } from '@tabler/icons-react';

import { changedSign, isBelowZero } from './number-text.ts';
import type { TypedNumber } from './number-text.ts';

const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

export function signSwitch(
  value: TypedNumber,
  onChange: (value: TypedNumber) => void,
): Pick<TextInputProps, 'leftSection' | 'leftSectionPointerEvents' | 'leftSectionWidth'> {
  if (!isTouched()) return {};
  return {
    leftSection: (
      <ActionIcon
        size={40}
        aria-label="Skift mellem plus og minus"
        aria-pressed={isBelowZero(value)}
        // The field keeps the focus, and so the number pad stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChange(changedSign(value))}
      >
        <IconPlusMinus size={18} stroke={1.6} />
      </ActionIcon>
    ),
    leftSectionPointerEvents: 'all',
    leftSectionWidth: 44,
  };
}
