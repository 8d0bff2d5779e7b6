// Default export: loaded lazily by the managers' page and the year calendar.
import { Alert, Button } from '@mantine/core';
import { IconFileTypePdf, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { isConnectionError, messageOf } from '../../../api/errors.ts';
import { useHasVacation } from '../../../shared/holiday-balance/plan/use-has-vacation.ts';
import { texts as planTexts } from '../../../shared/holiday-balance/plan/texts.ts';
import type { PlannedFor } from '../../../shared/holiday-balance/plan/use-plan-form.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PeriodNavigation } from '../../../ui/time/period-navigation.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { DayList } from './day-list.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { Filters } from './filters.tsx';
import { Legend } from './legend.tsx';
import classes from './overview-dialog.module.css';
import type { Entry } from './queries.ts';
import { texts } from './texts.ts';
import { shownEntries, useOverview, type Overview } from './use-overview.ts';
import { useSavePdf } from './use-save-pdf.ts';

const PlanHolidayDialog = lazyWhenIdle(
  () => import('../../../shared/holiday-balance/plan/plan-dialog.tsx'),
);

interface OverviewDialogProps {
  /** The day that is shown first; today's week where it is no date. */
  readonly date?: string;
  readonly onClose: () => void;
}

/**
 * The calendar of all employees' time off (product Y5), from which holiday is planned (product Y7).
 */
export default function OverviewDialog({ date = '', onClose }: OverviewDialogProps) {
  const overview = useOverview(date);
  const { savePdf, isSaving } = useSavePdf(overview);
  const [opened, setOpened] = useState<Entry>();
  const [planned, plan] = useState<PlannedFor>();
  const mayPlan = useHasVacation();
  const isKnown = overview.absences.data !== undefined && !overview.absences.isPlaceholderData;
  const footer = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button
        leftSection={<IconFileTypePdf size={18} stroke={1.6} />}
        loading={isSaving}
        disabled={!isKnown}
        onClick={() => void savePdf()}
      >
        {texts.savePdf}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={texts.title}
        size={1280}
        footer={footer}
        busy={opened !== undefined || planned !== undefined}
      >
        <PeriodNavigation
          view={overview.view}
          period={overview.period}
          onMove={overview.move}
          onToday={overview.showToday}
          onView={overview.showView}
        />
        <Filters
          filters={overview.filters}
          people={overview.everybody}
          onChange={overview.setFilters}
          aside={mayPlan ? <PlanButton onClick={() => plan({})} /> : null}
        />
        <Failures overview={overview} />
        <Calendar overview={overview} onOpen={setOpened} onPlan={mayPlan ? plan : undefined} />
        <Legend
          days={overview.days}
          rows={overview.rows}
          entriesOf={shownEntries(overview)}
          onOpen={setOpened}
        />
      </Dialog>
      {opened === undefined ? null : (
        <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />
      )}
      {planned === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <PlanHolidayDialog {...planned} onClose={() => plan(undefined)} />
          </Suspense>
        </LazyBoundary>
      )}
    </>
  );
}

function PlanButton({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus size={18} stroke={1.6} />} onClick={onClick}>
      {planTexts.planTitle}
    </Button>
  );
}

interface CalendarProps {
  overview: Overview;
  onOpen: (entry: Entry) => void;
  /** Undefined on a plan without holiday. */
  onPlan: ((planned: PlannedFor) => void) | undefined;
}

function Calendar({ overview, onOpen, onPlan }: CalendarProps) {
  const { view, title, days, rows, today, absences, people, everybody, filters } = overview;
  const isPhone = usePhone();
  if (absences.isPending || people.isPending) return <SkeletonRows rows={8} />;
  if (rows.length === 0) {
    // The error is shown above.
    if (people.isError && everybody.length === 0) return null;
    const { isError } = absences;
    const nobody = filters.onlyAway && !isError ? texts.nobodyAway : texts.nobodyThere;
    return <p className={classes.empty}>{everybody.length === 0 ? texts.noEmployees : nobody}</p>;
  }
  const shown = { days, rows, today, onOpen };
  if (isPhone && view === 'week')
    return <DayList {...shown} isKnown={absences.data !== undefined} />;
  return <CalendarGrid {...shown} view={view} title={title} onPlan={onPlan} />;
}

/**
 * Errors of failed queries, above the data of the others (product Y5: then the groups are empty).
 */
function Failures({ overview: { absences, people } }: { overview: Overview }) {
  const { error, data } = absences;
  const retryBoth = () => {
    void absences.refetch();
    if (people.error !== null) void people.refetch();
  };
  if (error !== null && data === undefined)
    return (
      <Failure
        text={isConnectionError(error) ? texts.offline : messageOf(error, texts.loadFailed)}
        onRetry={retryBoth}
      />
    );
  return (
    <>
      {data === undefined || data.missing === 0 ? null : (
        <Failure text={texts.missing(data.missing)} onRetry={() => void absences.refetch()} />
      )}
      {people.error === null ? null : (
        <Failure text={texts.peopleFailed} onRetry={() => void people.refetch()} />
      )}
    </>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert color="red" role="alert" className={classes.failure ?? ''}>
      <span>{text}</span>
      <Button size="compact-sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Alert>
  );
}
