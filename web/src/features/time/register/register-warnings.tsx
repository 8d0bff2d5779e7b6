import type { Warning } from '@driftig/contracts/time/rest-routes';

import { Card } from '../../../ui/layout/card.tsx';
import { WarningList } from '../own/warnings.tsx';
import classes from './register.module.css';
import { texts } from './texts.ts';

/** Warnings about the hours of the year, or a text that there are none. */
export function RegisterWarnings({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <Card title={texts.warnings}>
      {warnings.length === 0 ? (
        <p className={classes.none}>{texts.noWarnings}</p>
      ) : (
        <WarningList warnings={warnings} />
      )}
    </Card>
  );
}
