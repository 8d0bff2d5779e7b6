import { formatDate } from '@driftig/domain/format';

import classes from './deviations.module.css';
import { texts } from './texts.ts';

/** What the rules are and where they stand; and that a part of a long time is shown. */
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
