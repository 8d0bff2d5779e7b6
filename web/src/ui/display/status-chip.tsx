/**
 * StatusChip { tone, children, plain? } — a dot and a word. Tones mean the same everywhere: pending
 * amber, done green, danger red, running blue, neutral grey. `plain` leaves out the background.
 * Tag { children } — an outlined word that is not a status. CountBadge { value, tone? } — a number.
 */
import type { ReactNode } from 'react';
import classes from './status-chip.module.css';

export type Tone = 'pending' | 'done' | 'danger' | 'running' | 'neutral';

interface StatusChipProps {
  tone: Tone;
  plain?: boolean;
  children: ReactNode;
}

export function StatusChip({ tone, plain = false, children }: StatusChipProps) {
  return (
    <span className={classes.chip} data-tone={tone} data-plain={plain || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>;
}

export function CountBadge({ value, tone = 'neutral' }: { value: number; tone?: Tone }) {
  return (
    <span className={classes.count} data-tone={tone}>
      {value}
    </span>
  );
}
