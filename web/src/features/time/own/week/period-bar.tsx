import type { Shortcut } from '@driftig/domain/periods';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import classes from '../own.module.css';
import { choosePeriod, neighbour, titleOf } from './period.ts';
import { texts } from '../texts.ts';
import type { OwnHours } from '../use-own-hours.ts';

const kinds = [
  { value: 'week', label: texts.week },
  { value: 'month', label: texts.month },
] as const;

/** The week or month that is shown, with its arrows; the choice stays marked while the dates are one. */
export function PeriodBar({ hours }: { hours: OwnHours }) {
  const { range, kind, setRange, today } = hours;
  const { title, dates } = titleOf(range);
  const step = (by: 1 | -1) => kind !== 'other' && setRange(neighbour(range, kind, by));
  return (
    <div className={classes.period}>
      {kind === 'other' ? null : (
        <IconButton icon={IconChevronLeft} label={texts.before[kind]} onClick={() => step(-1)} />
      )}
      <div className={classes.shown} aria-live="polite">
        <h2 className={classes.shownTitle}>{title}</h2>
        <span className={classes.shownDates}>{dates}</span>
      </div>
      {kind === 'other' ? null : (
        <IconButton icon={IconChevronRight} label={texts.next[kind]} onClick={() => step(1)} />
      )}
      <span className={classes.gap} />
      <Segmented<Shortcut | 'other'>
        label={texts.view}
        value={kind}
        options={kinds}
        onChange={(next) => next !== 'other' && setRange(choosePeriod(next, range, today))}
      />
    </div>
  );
}
