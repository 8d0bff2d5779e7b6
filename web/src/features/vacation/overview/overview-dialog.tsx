// Default export: loaded lazily by the managers' page and the year calendar.
import { Alert, Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useCallback, useState } from 'react';

import { isConnectionError, messageOf } from '../../../api/errors.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { DayList } from './day-list.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { Filters } from './filters.tsx';
import { Legend } from './legend.tsx';
import { Navigation } from './navigation.tsx';
import classes from './overview-dialog.module.css';
import type { Entry } from './queries.ts';
import { texts } from './texts.ts';
import { countsOf, useOverview, type Overview } from './use-overview.ts';
import { useSavePdf } from './use-save-pdf.ts';

/** The calendar of everybody's time off (product Y5). */
export default function OverviewDialog({ onClose }: { readonly onClose: () => void }) {
  const overview = useOverview();
  const { savePdf, isSaving } = useSavePdf(overview);
  const [opened, setOpened] = useState<Entry>();
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
        busy={opened !== undefined}
      >
        <Navigation overview={overview} />
        <Filters
          filters={overview.filters}
          people={overview.everybody}
          onChange={overview.setFilters}
        />
        <Failures overview={overview} />
        <Calendar overview={overview} onOpen={setOpened} />
        <Legend days={overview.days} rows={overview.rows} countOf={countsOf(overview)} />
      </Dialog>
      {opened === undefined ? null : (
        <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

interface CalendarProps {
  overview: Overview;
  onOpen: (entry: Entry) => void;
}

function Calendar({ overview, onOpen }: CalendarProps) {
  const { view, title, days, rows, today, absences, people, everybody, filters } = overview;
  const isPhone = usePhone();
  const open = useCallback((entry: Entry) => onOpen(entry), [onOpen]);
  if (absences.isPending || people.isPending) return <SkeletonRows rows={8} />;
  if (rows.length === 0) {
    const { isError } = absences;
    const nobody = filters.onlyAway && !isError ? texts.nobodyAway : texts.nobodyThere;
    return <p className={classes.empty}>{everybody.length === 0 ? texts.noEmployees : nobody}</p>;
  }
  const shown = { days, rows, today, onOpen: open };
  if (isPhone && view === 'week') return <DayList {...shown} />;
  return <CalendarGrid {...shown} view={view} title={title} />;
}

/** What could not be fetched, above what could (product Y5: then the groups are empty). */
function Failures({ overview: { absences, people } }: { overview: Overview }) {
  const retry = (refetch: () => Promise<unknown>) => (
    <Button size="compact-sm" onClick={() => void refetch()}>
      {texts.retry}
    </Button>
  );
  const { error, data } = absences;
  const failed = isConnectionError(error) ? texts.offline : messageOf(error, texts.loadFailed);
  return (
    <>
      {error === null ? null : (
        <Alert color="red" role="alert" className={classes.failure ?? ''}>
          <span>{failed}</span>
          {retry(absences.refetch)}
        </Alert>
      )}
      {data === undefined || data.missing === 0 ? null : (
        <Alert color="red" role="alert" className={classes.failure ?? ''}>
          <span>{texts.missing(data.missing)}</span>
          {retry(absences.refetch)}
        </Alert>
      )}
      {people.error === null ? null : (
        <Alert color="red" role="alert" className={classes.failure ?? ''}>
          <span>{texts.peopleFailed}</span>
          {retry(people.refetch)}
        </Alert>
      )}
    </>
  );
}
