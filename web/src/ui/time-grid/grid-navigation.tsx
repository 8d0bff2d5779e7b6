/**
 * GridNavigation { view, views, date, today, firstDay?, onDate, onView, children? } — today, the way back and
 * on, what is shown, and the choice of views with the names given. `children` are shown before the views.
 */
import type { DateText } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { IconButton } from '../controls/icon-button.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { usePhone } from '../layout/use-phone.ts';
import classes from './grid-navigation.module.css';
import { dateAfter, type FirstDay } from './math/days.ts';
import { gridTitle, texts } from './texts.ts';
import type { GridView } from './types.ts';

interface GridNavigationProps {
  view: GridView;
  views: readonly { value: GridView; label: string }[];
  date: DateText;
  today: DateText;
  firstDay?: FirstDay;
  onDate: (date: DateText) => void;
  onView: (view: GridView) => void;
  children?: ReactNode;
}

export function GridNavigation(props: GridNavigationProps) {
  const { view, views, date, today, firstDay = 'monday', onDate, onView, children } = props;
  const isPhone = usePhone();
  const { name, aside } = gridTitle(view, date, firstDay);
  const step = (steps: 1 | -1) => onDate(dateAfter(view, date, steps));
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        <Button onClick={() => onDate(today)}>{texts.goToToday}</Button>
        <IconButton
          variant="default"
          icon={IconChevronLeft}
          label={texts.previous[view]}
          onClick={() => step(-1)}
        />
        <IconButton
          variant="default"
          icon={IconChevronRight}
          label={texts.next[view]}
          onClick={() => step(1)}
        />
      </div>
      <h2 className={classes.title} aria-live="polite">
        {name} {aside === undefined ? null : <span>{aside}</span>}
      </h2>
      <div className={classes.choices}>
        {children}
        <Segmented
          label={texts.views}
          value={view}
          options={views}
          onChange={onView}
          fullWidth={isPhone}
        />
      </div>
    </div>
  );
}
