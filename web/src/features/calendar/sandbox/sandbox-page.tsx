import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { AddButton } from '../../../ui/layout/page-action.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { useWide } from '../../../ui/layout/use-wide.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { GridNavigation } from '../../../ui/time-grid/grid-navigation.tsx';
import type { GridView } from '../../../ui/time-grid/types.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { newEvent, type DemoEvent } from './demo-event.ts';
import classes from './sandbox.module.css';
import { personFor } from './shown-events.ts';
import { texts } from './texts.ts';
import { useDemoEvents } from './use-demo-events.ts';
import { useShown } from './use-shown.ts';

const EventDialog = lazyWhenIdle(() => import('./event-dialog.tsx'));

const DemoCalendar = lazyWhenIdle(() => import('./demo-calendar.tsx'));
const SidePanel = lazyWhenIdle(() => import('./side-panel.tsx'));
const SideSheet = lazyWhenIdle(() => import('./side-sheet.tsx'));

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
        {isWide ? (
          <aside className={classes.side} aria-label={texts.filters}>
            <Late>
              <SidePanel shown={shown} onShow={show} />
            </Late>
          </aside>
        ) : null}
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
            {isWide ? null : <ChooseButton onClick={() => setChoosing(true)} />}
          </GridNavigation>
          <Late fallback={<SkeletonRows rows={8} />}>
            <DemoCalendar
              now={now}
              shown={shown}
              demo={demo}
              onDay={(date) => show({ date, view: 'day' })}
              onCreate={create}
              onEdit={setEdited}
            />
          </Late>
        </div>
      </div>
      {isChoosing ? (
        <Late>
          <SideSheet shown={shown} onShow={show} onClose={() => setChoosing(false)} />
        </Late>
      ) : null}
      {edited === undefined ? null : (
        <Late>
          <EventDialog
            event={edited}
            events={demo.events}
            onSave={demo.save}
            onDelete={demo.remove}
            onClose={() => setEdited(undefined)}
          />
        </Late>
      )}
    </Page>
  );
}

/** Opens the small month and the filters where there is no room beside the calendar. */
function ChooseButton({ onClick }: { onClick: () => void }) {
  if (usePhone())
    return (
      <IconButton
        variant="default"
        icon={IconAdjustmentsHorizontal}
        label={texts.filters}
        onClick={onClick}
      />
    );
  return (
    <Button leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} />} onClick={onClick}>
      {texts.filters}
    </Button>
  );
}

/** A part whose code comes later. */
function Late({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <LazyBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LazyBoundary>
  );
}
