import { shortNotice } from '@driftig/domain/vacation/notice';
import { formatDate } from '@driftig/domain/format';
import { whyHoliday } from '@driftig/domain/why/holiday';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBeach,
  IconCalendarEvent,
  IconClockExclamation,
  IconUsers,
} from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';

import type { Icon } from '../../../../ui/display/icon.ts';
import { SkeletonBar } from '../../../../ui/feedback/skeleton-rows.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../../../ui/time/use-today.ts';
import { daysText } from '../../../../shared/holiday-balance/days-text.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { Why } from '../../../../shared/why/why.tsx';
import { namesOf } from './facts.ts';
import classes from './fact-list.module.css';
import { ShiftList } from '../decide/shift-list.tsx';
import { texts } from '../texts.ts';
import type { Facts } from './use-facts.ts';

const ExplainedFact = lazyWhenIdle(() => import('./explained-fact.tsx'));

type Weight = 'plain' | 'warning' | 'danger';

interface FactProps {
  icon: Icon;
  weight?: Weight;
  children: ReactNode;
}

function Fact({ icon: Symbol, weight = 'plain', children }: FactProps) {
  return (
    <li className={classes.fact} data-weight={weight}>
      <Symbol size={16} stroke={1.6} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

/** A fact that says more on hover, focus or tap. */
function Explained({ text, children }: { text: string; children: string }) {
  return (
    <Suspense fallback={children}>
      <ExplainedFact text={text}>{children}</ExplainedFact>
    </Suspense>
  );
}

interface FactListProps {
  entry: Entry;
  facts: Facts;
  /** In a line below a row, where the shifts are shown on demand; else stacked, with all of them. */
  inLine?: boolean;
}

/** Facts for the decision: the holiday that is left, notice, shifts, and other absences. */
export function FactList({ entry, facts, inLine = false }: FactListProps) {
  const { left, hasFailed, retry } = facts;
  if (hasFailed)
    return (
      <p className={classes.failed}>
        {texts.factsFailed}{' '}
        <Button size="compact-sm" onClick={retry}>
          {texts.retry}
        </Button>
      </p>
    );
  return (
    <ul className={classes.list} data-in-line={inLine || undefined}>
      {left === null ? null : <Left entry={entry} facts={facts} />}
      <Notice entry={entry} />
      <Shifts facts={facts} inLine={inLine} />
      <Others facts={facts} />
    </ul>
  );
}

const loading = <SkeletonBar width="112px" />;

/** The figure opens to how it came about. */
function Left({ entry, facts: { left, balance } }: { entry: Entry; facts: Facts }) {
  if (typeof left !== 'number') return <Fact icon={IconBeach}>{loading}</Fact>;
  const isEnough = left >= 0;
  const said = isEnough ? texts.left(daysText(left)) : texts.tooMany(daysText(-left));
  return (
    <Fact icon={isEnough ? IconBeach : IconAlertTriangle} weight={isEnough ? 'plain' : 'danger'}>
      {balance ? (
        <Why label={texts.leftAfter} answer={() => whyHoliday(balance, 'left', entry.absenceId)}>
          {said}
        </Why>
      ) : (
        said
      )}
    </Fact>
  );
}

function Notice({ entry }: { entry: Entry }) {
  const notice = shortNotice(entry, useToday());
  if (notice === undefined) return null;
  const { months, earliest, isMain } = notice;
  return (
    <Fact icon={IconClockExclamation} weight="warning">
      <Explained text={texts.shortHelp(formatDate(earliest), isMain)}>
        {texts.short(months)}
      </Explained>
    </Fact>
  );
}

function Shifts({ facts: { shifts }, inLine }: { facts: Facts; inLine: boolean }) {
  if (shifts === undefined) return <Fact icon={IconCalendarEvent}>{loading}</Fact>;
  if (shifts.length === 0) return <Fact icon={IconCalendarEvent}>{texts.noShifts}</Fact>;
  const count = texts.shifts(shifts.length);
  if (!inLine)
    return (
      <Fact icon={IconCalendarEvent} weight="warning">
        {count}
        <ShiftList shifts={shifts} />
      </Fact>
    );
  const named = shifts.map(({ title, from }) => `${title} ${formatDate(from.slice(0, 10))}`);
  return (
    <Fact icon={IconCalendarEvent} weight="warning">
      <Explained text={named.join(', ')}>{count}</Explained>
    </Fact>
  );
}

/** More names than these are counted. */
const mostNamed = 3;

function Others({ facts: { others } }: { facts: Facts }) {
  if (others === undefined) return <Fact icon={IconUsers}>{loading}</Fact>;
  if (others.length === 0) return <Fact icon={IconUsers}>{texts.alone}</Fact>;
  const names = namesOf(others, texts.othersWait);
  const rest = names.length - mostNamed;
  const shown = names.slice(0, mostNamed).join(', ');
  const said = texts.others(rest > 0 ? `${shown} ${texts.andMore(rest)}` : shown);
  return (
    <Fact icon={IconUsers}>
      {rest > 0 ? <Explained text={names.join(', ')}>{said}</Explained> : said}
    </Fact>
  );
}
