import { UnstyledButton } from '@mantine/core';
import { shortNotice } from '@driftig/domain/vacation/notice';
import { useInViewport } from '@mantine/hooks';

import card from '../../../../shared/decision-lists/card.module.css';
import { ChosenCard, TickAndCross } from '../../../../shared/decision-lists/card.tsx';
import cards from '../../../../ui/data-table/phone/card-list.module.css';
import type { RowSelection } from '../../../../ui/data-table/rows/data-row.tsx';
import opening from '../../../../ui/display/opening-card.module.css';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { daysText } from '../../../../shared/holiday-balance/days-text.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import classes from './entry-card.module.css';
import { lengthText, nameOfEntry, timesText, typeText } from './entry-text.ts';
import type { ListProps } from '../list-props.ts';
import { StatusOf } from './status-of.tsx';
import { texts } from '../texts.ts';
import { useFacts } from './use-facts.ts';

interface EntryCardProps extends Pick<ListProps, 'away' | 'decisions' | 'mayWrite'> {
  entry: Entry;
  /** While applications are being chosen: the whole card is then its checkbox. */
  choice: RowSelection | null;
  onOpen: () => void;
}

/** An application in two lines, with its tick and cross at the thumb; the rest opens in a sheet. */
export function EntryCard({ entry, choice, ...props }: EntryCardProps) {
  const { away, decisions, mayWrite, onOpen } = props;
  const { absenceId, status } = entry;
  if (choice)
    return (
      <ChosenCard id={absenceId} name={nameOfEntry(entry)} choice={choice}>
        <span className={classes.text}>
          <Lines entry={entry} away={away} />
        </span>
      </ChosenCard>
    );
  const decidable = status === 'pending' && mayWrite;
  return (
    <li
      data-row={absenceId}
      className={cards.row}
      data-newest={decisions.newest === absenceId || undefined}
    >
      <div className={`${opening.card} ${card.card}`}>
        <UnstyledButton
          className={`${opening.opens} ${classes.text}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Lines entry={entry} away={away} />
        </UnstyledButton>
        {decidable ? <Decide entry={entry} decisions={decisions} /> : <StatusOf entry={entry} />}
      </div>
    </li>
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

function Decide({ entry, decisions }: Pick<EntryCardProps, 'entry' | 'decisions'>) {
  return (
    <TickAndCross
      name={nameOfEntry(entry)}
      busy={decisions.busy.has(entry.absenceId)}
      onApprove={() => decisions.approve(entry)}
      onReject={() => decisions.ask({ kind: 'reject', entry })}
    />
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
