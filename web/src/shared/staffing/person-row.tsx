import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import { periodOf } from '@driftig/domain/planning/period';
import { Button, Checkbox } from '@mantine/core';
import { memo } from 'react';

import { Avatar } from '../../ui/display/avatar.tsx';
import { Bars } from './bars.tsx';
import { PersonProblem } from './person-problem.tsx';
import classes from './person-row.module.css';
import { RequestLine } from './requests/request-line.tsx';
import { restText, type PlannedTime } from './staff.ts';
import { StatusMark } from './status-mark.tsx';
import { texts } from './texts.ts';
import type { Timeline } from './timeline.ts';
import { toggleId } from './toggle-id.ts';

interface PersonRowProps {
  person: PlannedPerson;
  time: PlannedTime;
  line: Timeline;
  onToggle: (id: string) => void;
  /** While the shift is being offered: whether it is to be offered to the person. */
  isOfferedTo?: boolean | undefined;
  onOffer?: ((id: string) => void) | undefined;
  /** After an answer to a request; undefined without an order that is stored. */
  onAnswered?: (() => Promise<void>) | undefined;
}

/** A person with status, bookings around the time, and the button to choose them. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, time, line, onAnswered } = props;
  const { name, department, status } = person;
  const rest = restText(person);
  return (
    <li className={classes.person}>
      <div className={classes.row}>
        {/* A click on the name is one on the button. */}
        <label className={classes.who} htmlFor={toggleId(person.id)}>
          <Avatar name={name} />
          <span className={classes.names}>
            <span>{name}</span>
            {rest === undefined ? (
              <small>{department}</small>
            ) : (
              <small className={classes.rest}>{rest}</small>
            )}
            <MarketMark person={person} />
          </span>
        </label>
        <span className={classes.status}>
          <StatusMark status={status} />
        </span>
        <Bars person={person} period={periodOf(time)} line={line} />
        <Toggle {...props} />
      </div>
      <PersonProblem person={person} time={time} />
      {status === 'asked' && time.orderId !== undefined && onAnswered !== undefined ? (
        <RequestLine person={person} orderId={time.orderId} onAnswered={onAnswered} />
      ) : null}
    </li>
  );
});

/** A shift that is offered to the person, or for sale. */
function MarketMark({ person: { status, isOffered, isSelling } }: { person: PlannedPerson }) {
  if (isSelling && status === 'assigned')
    return <small className={classes.market}>{texts.isSelling}</small>;
  return isOffered && status !== 'assigned' ? (
    <small className={classes.market}>{texts.isOffered}</small>
  ) : null;
}

/** Assigns or removes the person; while a shift is being offered, chooses them for the offer. */
function Toggle({ person, isOfferedTo, onOffer, onToggle }: PersonRowProps) {
  const { id, name, status } = person;
  const isChosen = status === 'assigned';
  if (isOfferedTo !== undefined && status === 'free')
    return (
      <Checkbox
        id={toggleId(id)}
        className={classes.offered ?? ''}
        aria-label={texts.offerName(name)}
        checked={isOfferedTo}
        onChange={() => onOffer?.(id)}
      />
    );
  return (
    <Button
      id={toggleId(id)}
      size="compact-sm"
      variant={isChosen ? 'subtle' : 'default'}
      className={classes.toggle ?? ''}
      disabled={status === 'busy' || status === 'absent'}
      aria-label={isChosen ? texts.removeName(name) : texts.assignName(name)}
      onClick={() => onToggle(id)}
    >
      {isChosen ? texts.remove : texts.assign}
    </Button>
  );
}
