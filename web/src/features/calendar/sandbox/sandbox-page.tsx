import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { AddButton } from '../../../ui/layout/page-action.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { useWide } from '../../../ui/layout/use-wide.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { GridNavigation } from '../../../ui/time-grid/grid-navigation.tsx';
import { TimeGrid } from '../../../ui/time-grid/time-grid.tsx';
import type { GridView } from '../../../ui/time-grid/types.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { newEvent, type DemoEvent } from './demo-event.ts';
import classes from './sandbox.module.css';
import { lanesOf, personFor, shownEvents } from './shown-events.ts';
import { SidePanel, SideSheet } from './side-panel.tsx';
import { texts } from './texts.ts';
import { useDemoEvents } from './use-demo-events.ts';
import { useShown, type Shown } from './use-shown.ts';

const EventDialog = lazyWhenIdle(() => import('./event-dialog.tsx'));

/** Product L15: 8 to 21, 64 px an hour; snap, shortest and new event are the grid's own 15, 15 and 60. */
const hours = { from: 8, to: 21 };
const hourHeight = 64;
const views = (['day', 'week', 'month', 'agenda'] as const).map((value) => ({
  value,
  label: texts.views[value],
}));

/** The demo scheduling calendar: product K15. */
export default function SandboxPage() {
  const now = useNow();
  const today = now.slice(0, 10);
  const isWide = useWide();
  const { shown, show } = useShown(today);
  const demo = useDemoEvents(today);
  const [edited, setEdited] = useState<DemoEvent>();
  const [isChoosing, setChoosing] = useState(false);
  const create = (start: string, end: string, personId?: string) => {
    const person = personFor(personId, shown);
    if (person !== undefined) setEdited(newEvent(start, end, person));
  };
  const isPhone = usePhone();
  const choose = () => setChoosing(true);
  const chooseButton = isWide ? null : isPhone ? (
    <IconButton
      variant="default"
      icon={IconAdjustmentsHorizontal}
      label={texts.filters}
      onClick={choose}
    />
  ) : (
    <Button leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} />} onClick={choose}>
      {texts.filters}
    </Button>
  );
  return (
    <Page
      title={texts.title}
      purpose={texts.purpose}
      actions={
        <AddButton
          label={texts.newEvent}
          onClick={() => create(`${shown.date}T09:00`, `${shown.date}T10:00`)}
        />
      }
    >
      <div className={classes.frame}>
        {isWide ? <SidePanel shown={shown} onShow={show} /> : null}
        <div className={classes.main}>
          <GridNavigation
            view={shown.view}
            views={views}
            date={shown.date}
            today={today}
            firstDay="sunday"
            onDate={(date) => show({ date })}
            onView={(view: GridView) => show({ view })}
          >
            {chooseButton}
          </GridNavigation>
          <Calendar
            now={now}
            shown={shown}
            demo={demo}
            onDay={(date) => show({ date, view: 'day' })}
            onCreate={create}
            onEdit={setEdited}
          />
        </div>
      </div>
      {isChoosing ? (
        <SideSheet shown={shown} onShow={show} onClose={() => setChoosing(false)} />
      ) : null}
      {edited === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <EventDialog
              event={edited}
              events={demo.events}
              onSave={demo.save}
              onDelete={demo.remove}
              onClose={() => setEdited(undefined)}
            />
          </Suspense>
        </LazyBoundary>
      )}
    </Page>
  );
}

interface CalendarProps {
  now: string;
  shown: Shown;
  demo: ReturnType<typeof useDemoEvents>;
  onDay: (date: string) => void;
  onCreate: (start: string, end: string, personId: string) => void;
  onEdit: (event: DemoEvent | undefined) => void;
}

function Calendar({ now, shown, demo, onDay, onCreate, onEdit }: CalendarProps) {
  const { events, check, change } = demo;
  const { view, date, departmentId, personId, hasColumns } = shown;
  const [lanes, gridEvents] = useMemo(() => {
    const filter = { view, date, departmentId, personId, hasColumns };
    return [lanesOf(filter), shownEvents(events, filter)];
  }, [events, view, date, departmentId, personId, hasColumns]);
  return (
    <TimeGrid
      label={texts.calendar}
      view={view}
      week="axis"
      firstDay="sunday"
      date={date}
      today={now.slice(0, 10)}
      now={now}
      lanes={lanes}
      events={gridEvents}
      hours={hours}
      hourHeight={hourHeight}
      check={check}
      onChange={change}
      onCreate={({ start, end, laneId }) => onCreate(start, end, laneId)}
      onOpen={({ id }) => onEdit(events.find((event) => event.id === id))}
      onDay={onDay}
      empty={texts.empty}
    />
  );
}
