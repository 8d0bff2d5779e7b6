/** FailedLine { text, errorId?, onRetry } — what could not be fetched, where it is not all of the page. */
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';

import classes from './failed-line.module.css';

interface FailedLineProps {
  text: string;
  errorId: string | undefined;
  onRetry: () => void;
}

export function FailedLine({ text, errorId, onRetry }: FailedLineProps) {
  return (
    <div className={classes.line} role="alert">
      <IconCloudOff size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.text}>
        {text}
        {errorId === undefined ? null : <span className={classes.id}> Fejl-id {errorId}</span>}
      </span>
      <Button onClick={onRetry}>Prøv igen</Button>
    </div>
  );
}
