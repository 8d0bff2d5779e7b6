import { shortNotice } from '@driftig/domain/vacation/notice';
import { useInViewport } from '@mantine/hooks';

import { DecisionCard } from '../../../../shared/decision-lists/card.tsx';
import type { CardOfRow } from '../../../../shared/decision-lists/decision-phone-list.tsx';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { daysText } from '../../../../shared/holiday-balance/days-text.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import classes from './entry-card.module.css';
import { lengthText, timesText, typeText } from './entry-text.ts';
import type { ListProps } from '../list-props.ts';
import { StatusOf } from './status-of.tsx';
import { texts } from '../texts.ts';
import { useFacts } from './use-facts.ts';

interface EntryCardProps extends CardOfRow, Pick<ListProps, 'away' | 'decisions' | 'mayWrite'> {
  entry: Entry;
}

/** An application in two lines, with its tick and cross at the thumb; the rest opens in a sheet. */
export function EntryCard(props: EntryCardProps) {
  const { entry, decisions, mayWrite } = props;
  return (
    <DecisionCard
      {...props}
      id={entry.absenceId}
      decision={decisions.decisionOf(entry, mayWrite)}
      isNewest={decisions.isNewest(entry)}
      className={classes.text}
      lines={<Lines {...props} />}
      status={<StatusOf entry={entry} />}
    />
  );
}

function Lines({ entry, away }: Pick<EntryCardProps, 'entry' | 'away'>) {
  const { status, startDate } = entry;
  const isOneDay = startDate === entry.endDate && !entry.isOpen;
  const isWholeDay = isOneDay && timesText(entry) === '';
  return (
    <>
      <span className={classes.name}>{entry.employeeName}</span>
      <span className={classes.when}>
        {typeText(entry)}
        {isWholeDay ? ' ' : ` · ${lengthText(entry)} `}
        <span className={classes.date}>
          {isWholeDay ? '· ' : 'fra '}
          <DateText value={startDate} />
        </span>
      </span>
      {status === 'pending' ? <Warnings entry={entry} away={away} /> : null}
    </>
  );
}

/** Short reasons against approval; renders nothing without any. */
function Warnings({ entry, away }: Pick<EntryCardProps, 'entry' | 'away'>) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const { left, shifts = [], others = [] } = useFacts(entry, away, inViewport);
  const isShort = shortNotice(entry, useToday()) !== undefined;
  const said = [
    typeof left === 'number' && left < 0 ? texts.tooMany(daysText(-left)) : '',
    shifts.length > 0 ? texts.shiftCount(shifts.length) : '',
    isShort ? texts.shortInCard : '',
    others.length > 0 ? texts.otherCount(new Set(others.map((one) => one.employeeId)).size) : '',
  ].filter(Boolean);
  const line = said.join(' · ');
  return (
    <span ref={ref} className={classes.warnings}>
      {line.charAt(0).toUpperCase()}
      {line.slice(1)}
    </span>
  );
}
