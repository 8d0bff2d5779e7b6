import { Checkbox } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

import { StatusChip } from '../../../ui/display/status-chip.tsx';
import type { CheckedLine } from './check-lines.ts';
import classes from './import.module.css';
import { texts } from './texts.ts';
import { isValid } from './use-import.ts';

interface ImportLineProps {
  line: CheckedLine;
  /** The name of what it repeats. */
  duplicate?: string | undefined;
  /** Without it the line has no checkbox. */
  chosen?: boolean;
  onTick?: (on: boolean) => void;
}

/** A line of the file with its number, its content and its errors. */
export function ImportLine({ line, duplicate, chosen, onTick }: ImportLineProps) {
  const { number, content, faults } = line;
  return (
    <li className={classes.line}>
      {onTick ? (
        <Checkbox
          aria-label={
            duplicate === undefined ? texts.chooseLine(number) : texts.chooseDuplicate(number)
          }
          checked={chosen ?? false}
          disabled={!isValid(line)}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      ) : null}
      <div className={classes.lineText}>
        <p className={classes.content}>
          <span className={classes.number}>{texts.line(number)}</span> {content}
        </p>
        {duplicate === undefined ? null : (
          <p className={classes.duplicate}>
            <StatusChip tone="pending">{texts.duplicate(duplicate)}</StatusChip>
          </p>
        )}
        {faults.map(({ label, text }) => (
          <p key={label} className={classes.fault}>
            <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
            <span>
              <b>{label}:</b> {text}
            </span>
          </p>
        ))}
      </div>
    </li>
  );
}
