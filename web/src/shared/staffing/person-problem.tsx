import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../paths.ts';
import classes from './person-problem.module.css';
import { problemOf, type PlannedTime } from './staff.ts';
import { texts } from './texts.ts';

interface PersonProblemProps {
  person: PlannedPerson;
  time: PlannedTime;
  action?: ReactNode;
}

/** Reason why a person cannot come, directly below them, with the conflicting order. */
export function PersonProblem({ person, time, action }: PersonProblemProps) {
  const problem = problemOf(person, time);
  if (problem === undefined) return null;
  const { text, orderNumber } = problem;
  const isAssigned = person.status === 'assigned';
  const lead = isAssigned ? texts.twoPlaces(person.name) : texts.cannotAssign(person.name);
  return (
    <p className={classes.problem} data-quiet={person.status === 'absent' || undefined}>
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />
      <span>
        {orderNumber === undefined ? null : <b>{lead} </b>}
        {text}
      </span>
      {orderNumber === undefined ? null : (
        <Link to={paths.order(orderNumber)}>{texts.openOrder}</Link>
      )}
      {action}
    </p>
  );
}
