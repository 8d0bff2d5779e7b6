import type { PlannerPerson } from '@driftig/contracts/planning/planner-answers';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { texts } from './texts.ts';
import classes from './today-card.module.css';

/** More are counted. */
const mostNames = 6;

interface FreePeopleProps {
  free: readonly PlannerPerson[];
  rested: readonly PlannerPerson[] | undefined;
  /** 'HH:mm', when the first order that lacks people starts. */
  starts: string | undefined;
}

/** People without work today in one line, and how many of them could take what is missing. */
export function FreePeople({ free, rested, starts }: FreePeopleProps) {
  if (free.length === 0) return null;
  const more = free.length - mostNames;
  return (
    <div className={classes.free}>
      <span className={classes.hint}>{texts.free}</span>
      {free.slice(0, mostNames).map(({ id, name }) => (
        <span key={id} className={classes.person}>
          <Avatar name={name} size={22} />
          {name}
        </span>
      ))}
      {more > 0 ? <span className={classes.hint}>{texts.more(more)}</span> : null}
      {rested === undefined || starts === undefined ? null : (
        <span className={classes.rested}>{texts.rested(rested.length, free.length, starts)}</span>
      )}
    </div>
  );
}
