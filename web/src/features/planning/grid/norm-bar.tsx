import { formatQuantity } from '@driftig/domain/format';
import { VisuallyHidden } from '@mantine/core';

import { texts } from '../texts.ts';
import classes from './norm-bar.module.css';

interface NormBarProps {
  /** Planned and normal hours of the week, in hundredths of an hour. */
  planned: number;
  norm: number;
}

/** How much of the week's norm is planned; amber above it. */
export function NormBar({ planned, norm }: NormBarProps) {
  if (norm === 0) return null;
  const label = texts.ofNorm(formatQuantity(planned / 100), formatQuantity(norm / 100));
  return (
    <span className={classes.bar} title={label}>
      <span
        className={classes.part}
        data-above={planned > norm || undefined}
        style={{ width: `${Math.min(100, (planned / norm) * 100)}%` }}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
