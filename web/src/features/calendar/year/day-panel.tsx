import { addDays } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChevronLeft, IconChevronRight, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { dayTitle } from '../../../ui/time/day-title.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { isOverlayOpen } from '../../../ui/overlay/is-overlay-open.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { DayContent } from './day-content.tsx';
import classes from './day-panel.module.css';
import { countsText } from './day-text.ts';
import { ordersOfDayQuery } from './queries.ts';
import { texts } from './texts.ts';

interface DayPanelProps {
  date: string;
  /** Beside the calendar on a wide screen; a drawer on a tablet, a sheet on a phone. */
  isDocked: boolean;
  onDay: (date: string) => void;
  onCreate: () => void;
  onClose: () => void;
}

/** The orders of a day: product K2. */
export default function DayPanel({ date, isDocked, onDay, onCreate, onClose }: DayPanelProps) {
  const query = useQuery(ordersOfDayQuery(date));
  const isPhone = usePhone();
  const title = dayTitle(date, useToday());
  const counts = query.data === undefined ? null : countsText(query.data.orders);
  const steps = <DaySteps date={date} onDay={onDay} />;
  if (isDocked)
    return (
      <Docked
        title={title}
        counts={counts}
        steps={steps}
        onClose={() => {
          onClose();
          document.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
        }}
      >
        <DayContent date={date} query={query} />
      </Docked>
    );
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      aside={steps}
      fromRight={!isPhone}
      footer={
        <Button fullWidth leftSection={<IconPlus size={18} stroke={1.6} />} onClick={onCreate}>
          {texts.createOrder}
        </Button>
      }
    >
      <p className={classes.counts} data-in-sheet aria-live="polite">
        {counts}
      </p>
      <DayContent date={date} query={query} />
    </Sheet>
  );
}

function DaySteps({ date, onDay }: Pick<DayPanelProps, 'date' | 'onDay'>) {
  return (
    <>
      <IconButton
        icon={IconChevronLeft}
        label={texts.previousDay}
        onClick={() => onDay(addDays(date, -1))}
      />
      <IconButton
        icon={IconChevronRight}
        label={texts.nextDay}
        onClick={() => onDay(addDays(date, 1))}
      />
    </>
  );
}

interface DockedProps {
  title: string;
  counts: string | null;
  steps: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Not a dialog: the calendar beside it stays in use. Esc closes it. */
function Docked({ title, counts, steps, onClose, children }: DockedProps) {
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isOverlayOpen()) onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <section className={classes.docked} aria-labelledby="day-title">
      <div className={classes.head}>
        <div className={classes.names} aria-live="polite">
          <h2 id="day-title">{title}</h2>
          <p className={classes.counts}>{counts}</p>
        </div>
        {steps}
        <IconButton icon={IconX} label={texts.close} onClick={onClose} />
      </div>
      <div className={classes.main}>{children}</div>
    </section>
  );
}
