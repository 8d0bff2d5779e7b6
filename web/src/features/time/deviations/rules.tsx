import { formatDate } from '@driftig/domain/format';

import classes from './deviations.module.css';
import { texts } from './texts.ts';

/** The rules with their sources, and a notice when a long period is shown in part. */
export function Rules({ shortenedFrom }: { shortenedFrom: string | undefined }) {
  return (
    <section className={classes.rules} aria-label={texts.rules}>
      {shortenedFrom === undefined ? null : (
        <p role="status">{texts.shortened(formatDate(shortenedFrom))}</p>
      )}
      <ul>
        {texts.ruleLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{texts.exempt}</p>
    </section>
  );
}
