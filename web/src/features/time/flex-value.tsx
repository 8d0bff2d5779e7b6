/**
 * FlexValue { hundredths } — the flex of a row or of many: its sign says what the colour does.
 * FlexBadge { label, hundredths, help? } — a balance beside the tabs of a list.
 */
import { IconClockPlus } from '@tabler/icons-react';

import classes from './flex-value.module.css';
import { flexText } from './hours-text.ts';

function signOf(hundredths: number): 'plus' | 'minus' | 'none' {
  if (hundredths === 0) return 'none';
  return hundredths > 0 ? 'plus' : 'minus';
}

export function FlexValue({ hundredths }: { hundredths: number }) {
  return (
    <span className={classes.flex} data-sign={signOf(hundredths)}>
      {flexText(hundredths)}
    </span>
  );
}

interface FlexBadgeProps {
  label: string;
  hundredths: number;
}

export function FlexBadge({ label, hundredths }: FlexBadgeProps) {
  return (
    <span className={classes.badge}>
      {label}
      <span className={classes.value} data-sign={signOf(hundredths)}>
        <IconClockPlus size={16} stroke={1.8} aria-hidden />
        {flexText(hundredths)} timer
      </span>
    </span>
  );
}
