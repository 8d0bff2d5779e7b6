import { monthNames, monthOf, yearOf } from '@driftig/domain/dates';
import { weekNumber } from '@driftig/domain/weeks';
import { Checkbox } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import classes from './own.module.css';
import { texts } from './texts.ts';
import type { Period } from './use-period.ts';

const views = [
  { value: 'all', label: texts.all },
  { value: 'week', label: texts.week },
  { value: 'month', label: texts.month },
] as const;

/** Week and month with their arrows, and whether weekends count in the totals. */
export function PeriodBar({ period }: { period: Period }) {
  const { view, setView, step, withoutWeekends, setWithoutWeekends } = period;
  return (
    <div className={classes.period}>
      <Segmented label={texts.view} value={view} onChange={setView} options={views} />
      <div className={classes.shown}>
        {view === 'all' ? null : (
          <IconButton icon={IconChevronLeft} label={texts.before} onClick={() => step(-1)} />
        )}
        <span aria-live="polite">{shownText(period)}</span>
        {view === 'all' ? null : (
          <IconButton icon={IconChevronRight} label={texts.next} onClick={() => step(1)} />
        )}
      </div>
      <Checkbox
        label={texts.withoutWeekends}
        checked={withoutWeekends}
        onChange={({ currentTarget }) => setWithoutWeekends(currentTarget.checked)}
      />
    </div>
  );
}

function shownText({ view, from, to = from }: Period): string {
  if (view === 'all') return texts.fromNow(from);
  if (view === 'week') return texts.weekText(weekNumber(from), from, to);
  return `${monthNames[monthOf(from) - 1] ?? ''} ${yearOf(from)}`;
}
