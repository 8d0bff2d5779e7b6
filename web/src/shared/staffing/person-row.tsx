import type { PlannedPerson } from '@driftig/contracts/planning/routes';
import { periodOf } from '@driftig/domain/planning/period';
import { Button } from '@mantine/core';
import { memo } from 'react';

import { Avatar } from '../../ui/display/avatar.tsx';
import { Bars } from './bars.tsx';
import { PersonProblem } from './person-problem.tsx';
import classes from './person-row.module.css';
import { restText, type PlannedTime } from './staff.ts';
import { StatusMark } from './status-mark.tsx';
import { texts } from './texts.ts';
import type { Timeline } from './timeline.ts';

interface PersonRowProps {
  person: PlannedPerson;
  time: PlannedTime;
  line: Timeline;
  onToggle: (id: string) => void;
}

export const toggleId = (id: string) => `plan-${id}`;

/** A person with status, bookings around the time, and the button to choose them. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, time, line, onToggle } = props;
  const { id, name, department, status } = person;
  const rest = restText(person);
  const isChosen = status === 'assigned';
  return (
    <li className={classes.person}>
      <div className={classes.row}>
        <span className={classes.who}>
          <Avatar name={name} />
          <span className={classes.names}>
            <span>{name}</span>
            {rest === undefined ? (
              <small>{department}</small>
            ) : (
              <small className={classes.rest}>{rest}</small>
            )}
          </span>
        </span>
        <span className={classes.status}>
          <StatusMark status={status} />
        </span>
        <Bars person={person} period={periodOf(time)} line={line} />
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
      </div>
      <PersonProblem person={person} time={time} />
    </li>
  );
});
