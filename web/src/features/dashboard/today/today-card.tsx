import { planningRoutes } from '@driftig/contracts/planning/routes';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { paths } from '../../../paths.ts';
import { ReplaceHost } from '../../../shared/staffing/replace/replace-host.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { FreePeople } from './free-people.tsx';
import { texts } from './texts.ts';
import { TimeLine } from './time-line.tsx';
import classes from './today-card.module.css';
import { todayOf, type BlockTone, type Today } from './today-rows.ts';

interface TodayCardProps {
  /** A day without shifts and absences is not shown. */
  isOptional: boolean;
  /** Called after the card was drawn, and drawn again. */
  onDrawn: () => void;
}

/**
 * The day, live: orders that lack people, who is absent, who works and who comes (product H12). It is asked
 * again by the live channel when an order, an absence or a timer changes, and moves by the minute.
 */
export default function TodayCard(props: TodayCardProps) {
  return (
    <ReplaceHost>
      <DayOfNow {...props} />
    </ReplaceHost>
  );
}

function DayOfNow({ isOptional, onDrawn }: TodayCardProps) {
  const now = useNow();
  const date = now.slice(0, 10);
  const query = routeQuery(planningRoutes.listPlan, { query: { from: date, to: date } });
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const today = useMemo(() => data && todayOf(data, now), [data, now]);
  useLayoutEffect(() => {
    if (today !== undefined || error !== null) onDrawn();
  });
  if (isOptional && (today?.rows.length ?? 0) === 0) return null;
  if (today !== undefined) return <Day today={today} now={now} />;
  if (error === null) return null;
  return (
    <Card title={texts.title}>
      <p className={classes.failed} role="alert">
        {texts.failed}
        <Button size="compact-sm" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    </Card>
  );
}

function Day({ today, now }: { today: Today; now: string }) {
  const { rows, free, rested } = today;
  const [lacking] = rows.flatMap((row) => (row.kind === 'lacking' ? [row] : []));
  return (
    <Card
      flush
      title={
        <span className={classes.title}>
          {texts.title}
          <Chips today={today} />
        </span>
      }
      aside={
        <span className={classes.aside}>
          {rows.length > 0 ? <Legend /> : null}
          <Link className={classes.link} to={`${paths.planner}?date=${now.slice(0, 10)}`}>
            {texts.openPlanner}
          </Link>
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className={classes.nothing}>{texts.nothing}</p>
      ) : (
        <>
          <Rows rows={rows} now={now} />
          <FreePeople free={free} rested={rested} starts={lacking?.starts.slice(11)} />
        </>
      )}
    </Card>
  );
}

/** Rows that are shown at once; the others when they are asked for, unless it is one alone. */
const mostRows = { phone: 5, computer: 8 };

function Rows({ rows, now }: { rows: Today['rows']; now: string }) {
  const [isWhole, setWhole] = useState(false);
  const most = usePhone() ? mostRows.phone : mostRows.computer;
  if (isWhole || rows.length <= most + 1) return <TimeLine rows={rows} now={now} />;
  return (
    <>
      <TimeLine rows={rows.slice(0, most)} now={now} />
      <div className={classes.more}>
        <Button variant="subtle" fullWidth onClick={() => setWhole(true)}>
          {texts.all(rows.length)}
        </Button>
      </div>
    </>
  );
}

function Chips({ today: { rows } }: { today: Today }) {
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
  const [working, lacking, absent] = [count('working'), count('lacking'), count('absent')];
  return (
    <>
      {working > 0 ? <StatusChip tone="running">{texts.onJob(working)}</StatusChip> : null}
      {lacking > 0 ? <StatusChip tone="pending">{texts.lackingOrders(lacking)}</StatusChip> : null}
      {absent > 0 ? <StatusChip tone="neutral">{texts.absent(absent)}</StatusChip> : null}
    </>
  );
}

const tones: readonly BlockTone[] = ['running', 'planned', 'lacking', 'absent'];

function Legend() {
  return (
    <ul className={classes.legend} aria-label={texts.legend}>
      {tones.map((tone) => (
        <li key={tone}>
          <span className={classes.swatch} data-tone={tone} />
          {texts.kinds[tone]}
        </li>
      ))}
    </ul>
  );
}
