import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import classes from './navigation.module.css';
import { texts } from './texts.ts';
import type { Overview } from './use-overview.ts';

const views = [
  { value: 'week', label: texts.week },
  { value: 'month', label: texts.month },
] as const;

/** Which week or month is shown, and the way to others. */
export function Navigation({ overview }: { overview: Overview }) {
  const { view, title } = overview;
  return (
    <div className={classes.bar}>
      <div className={classes.arrows}>
        <IconButton
          variant="default"
          icon={IconChevronLeft}
          label={texts.previous[view]}
          onClick={() => overview.move(-1)}
        />
        <Button onClick={overview.showToday}>{texts.today}</Button>
        <IconButton
          variant="default"
          icon={IconChevronRight}
          label={texts.next[view]}
          onClick={() => overview.move(1)}
        />
      </div>
      <h3 className={classes.title} aria-live="polite">
        {title}
      </h3>
      <Segmented label={texts.view} value={view} options={views} onChange={overview.showView} />
    </div>
  );
}
