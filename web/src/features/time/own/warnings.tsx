import type { Warning } from '@driftig/contracts/time/rest-routes';
import { IconInfoCircle } from '@tabler/icons-react';

import { warningText } from '../warnings-text.ts';
import { texts } from './texts.ts';
import classes from './warnings.module.css';

/** Warnings about the shown hours: a single one in full, several behind their number. */
export function Warnings({ warnings }: { warnings: readonly Warning[] | undefined }) {
  if (warnings === undefined || warnings.length === 0) return null;
  return (
    <div className={classes.box}>
      <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
      {warnings.length === 1 ? (
        <WarningList warnings={warnings} />
      ) : (
        <details>
          <summary className={classes.summary}>{texts.warnings(warnings.length)}</summary>
          <WarningList warnings={warnings} />
        </details>
      )}
    </div>
  );
}

/** Each in words and with its source. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul className={classes.list}>
      {warnings.map((warning) => {
        const { title, text, source } = warningText(warning);
        return (
          <li key={`${warning.rule} ${warning.date}`}>
            <b>{title}.</b> {text} <span className={classes.source}>{source}.</span>
          </li>
        );
      })}
    </ul>
  );
}
