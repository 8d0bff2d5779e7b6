/**
 * PeriodNavigation { view, period, onMove, onToday, onView } — which week or month is shown, and the
 * way to others.
 */
import type { DateRange, Shortcut } from '@driftig/domain/periods';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { IconButton } from '../controls/icon-button.tsx';
import { Segmented } from '../controls/segmented.tsx';
import classes from './period-navigation.module.css';
import { periodTitle } from './period-title.ts';

const texts = {
  view: 'Visning',
  week: 'Uge',
  month: 'Måned',
  today: 'I dag',
  previous: { week: 'Forrige uge', month: 'Forrige måned' },
  next: { week: 'Næste uge', month: 'Næste måned' },
};

const views = [
  { value: 'week', label: texts.week },
  { value: 'month', label: texts.month },
] as const;

interface PeriodNavigationProps {
  view: Shortcut;
  period: DateRange;
  onMove: (steps: 1 | -1) => void;
  onToday: () => void;
  onView: (view: Shortcut) => void;
}

export function PeriodNavigation(props: PeriodNavigationProps) {
  const { view, period, onMove, onToday, onView } = props;
  return (
    <div className={classes.bar}>
      <div className={classes.arrows}>
        <IconButton
          variant="default"
          icon={IconChevronLeft}
          label={texts.previous[view]}
          onClick={() => onMove(-1)}
        />
        <Button onClick={onToday}>{texts.today}</Button>
        <IconButton
          variant="default"
          icon={IconChevronRight}
          label={texts.next[view]}
          onClick={() => onMove(1)}
        />
      </div>
      <h3 className={classes.title} aria-live="polite">
        {periodTitle(view, period)}
      </h3>
      <Segmented label={texts.view} value={view} options={views} onChange={onView} />
    </div>
  );
}
