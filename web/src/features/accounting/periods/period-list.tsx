import { Button } from '@mantine/core';

import { useUser } from '../../../api/session/session.ts';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import type { ListedPeriod } from './period-queries.ts';
import classes from './periods.module.css';
import { span, texts } from './texts.ts';

type Kind = 'year' | 'vat';

/** The dialog that a row's button opens. */
export type Act =
  | { readonly as: 'file' | 'close'; readonly period: ListedPeriod }
  | { readonly as: 'reopen'; readonly kind: Kind; readonly period: ListedPeriod };

interface PeriodListProps {
  kind: Kind;
  title: string;
  periods: readonly ListedPeriod[];
  onAct: (act: Act) => void;
}

/** Periods with their state, who changed it, and the button that changes it. */
export function PeriodList({ kind, title, periods, onAct }: PeriodListProps) {
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <ul className={classes.rows} aria-label={title}>
        {periods.map((period) => (
          <li key={period.id} className={classes.row}>
            <span className={classes.dates}>
              {span(period)}
              <span className={classes.facts}>{factsOf(period)}</span>
            </span>
            <State kind={kind} period={period} />
            <Action kind={kind} period={period} onAct={onAct} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf({ at, by, reason, isClosed, entry }: ListedPeriod): string {
  if (at === '') return '';
  const instant = formatInstant(at);
  if (!isClosed) return texts.openedBy(instant, by, reason);
  const changed = texts.changedBy(instant, by);
  return entry === 0 ? changed : `${changed} · ${texts.voucher(entry)}`;
}

function State({ kind, period }: { kind: Kind; period: ListedPeriod }) {
  if (period.isClosed)
    return <StatusChip tone="done">{kind === 'vat' ? texts.filed : texts.closed}</StatusChip>;
  if (!period.hasEnded) return <StatusChip tone="running">{texts.running}</StatusChip>;
  return <StatusChip tone="pending">{texts.open}</StatusChip>;
}

function Action({
  kind,
  period,
  onAct,
}: Omit<PeriodListProps, 'title' | 'periods'> & { period: ListedPeriod }) {
  const isOwner = useUser().role === 'owner';
  if (period.isClosed && isOwner)
    return (
      <Button
        size="xs"
        aria-label={`${texts.reopen} ${span(period)}`}
        onClick={() => onAct({ as: 'reopen', kind, period })}
      >
        {texts.reopen}
      </Button>
    );
  if (period.isClosed || !period.hasEnded) return null;
  const label = kind === 'vat' ? texts.file : texts.close;
  return (
    <Button
      size="xs"
      aria-label={`${label} ${span(period)}`}
      onClick={() => onAct({ as: kind === 'vat' ? 'file' : 'close', period })}
    >
      {label}
    </Button>
  );
}
