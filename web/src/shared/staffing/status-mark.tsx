import type { PersonStatus } from '@driftig/contracts/planning/person-status';

import classes from './status-mark.module.css';
import { texts } from './texts.ts';

const all: readonly PersonStatus[] = ['free', 'assigned', 'asked', 'busy', 'absent'];

/** Status of a person towards the order: a colour, a form and the word (product S15). */
export function StatusMark({ status }: { status: PersonStatus }) {
  return (
    <span className={classes.chip} data-status={status}>
      <span className={classes.dot} />
      {texts.statuses[status]}
    </span>
  );
}

/** All five with their words, and the shade of the order's time where it is drawn. */
export function Legend() {
  return (
    <ul className={classes.legend} aria-label={texts.legend}>
      {all.map((status) => (
        <li key={status} data-status={status}>
          <span className={classes.dot} />
          {texts.statuses[status]}
        </li>
      ))}
      <li className={classes.time}>
        <span className={classes.shade} />
        {texts.orderTime}
      </li>
    </ul>
  );
}
