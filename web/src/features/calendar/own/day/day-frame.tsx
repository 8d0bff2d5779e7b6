/**
 * DayFrame { date, isDocked, onDate, onClose } — the open day: beside the calendar where there is room, and
 * today where none is open; else a drawer, and on a phone a panel from the bottom (product K5).
 */
import type { DateText } from '@driftig/domain/dates';

import { usePhone } from '../../../../ui/layout/use-phone.ts';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import classes from './day-frame.module.css';
import { DayArrows, DayContent } from './day-panel.tsx';
import { dayTitle } from '../../../../ui/time/day-title.ts';

interface DayFrameProps {
  date: DateText | undefined;
  isDocked: boolean;
  onDate: (date: DateText) => void;
  onClose: () => void;
}

export function DayFrame({ date, isDocked, onDate, onClose }: DayFrameProps) {
  const today = useToday();
  const shown = date ?? today;
  const isPhone = usePhone();
  const title = dayTitle(shown, today);
  if (isDocked)
    return (
      <aside className={classes.docked} aria-label={title}>
        <div className={classes.head}>
          <h2 className={classes.title} aria-live="polite">
            {title}
          </h2>
          <DayArrows date={shown} onDate={onDate} />
        </div>
        <DayContent date={shown} isDocked />
      </aside>
    );
  return (
    <Sheet
      opened={date !== undefined}
      onClose={onClose}
      title={title}
      fromRight={!isPhone}
      aside={<DayArrows date={shown} onDate={onDate} />}
    >
      <DayContent date={shown} isDocked={false} />
    </Sheet>
  );
}
