/** LawWarnings { warnings, name? } — what the law says before the click (product K18); nothing without any. */
import { IconAlertTriangle } from '@tabler/icons-react';

import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import classes from './law-warnings.module.css';

interface LawWarningsProps {
  warnings: readonly string[];
  /** The person that they are about, where there are two. */
  name?: string;
}

export function LawWarnings({ warnings, name }: LawWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />
          <WholeDates>{name === undefined ? warning : `${name}: ${warning}`}</WholeDates>
        </li>
      ))}
    </ul>
  );
}
