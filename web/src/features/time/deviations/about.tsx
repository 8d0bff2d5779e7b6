import { formatDate } from '@driftig/domain/format';

import { warningText } from '../warnings-text.ts';
import classes from './deviations.module.css';
import type { Deviation } from './queries.ts';

/** Person and rule of a deviation, with the source of the rule. */
export function About({ deviation }: { deviation: Deviation }) {
  const { text, source } = warningText(deviation);
  return (
    <p className={classes.about}>
      <b>{`${deviation.employeeName}, ${formatDate(deviation.date)}`}</b>
      {text}
      <span className={classes.source}>{source}</span>
    </p>
  );
}
