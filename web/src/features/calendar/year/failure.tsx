import { Alert, Button } from '@mantine/core';

import { isConnectionError, messageOf } from '../../../api/errors.ts';
import classes from './failure.module.css';
import { texts } from './texts.ts';

interface FailureProps {
  error: unknown;
  text: string;
  /** Instead of it without a connection. */
  offline: string;
  onRetry: () => void;
}

/** Says why the calendar or the list of orders is empty, and tries again. */
export function Failure({ error, text, offline, onRetry }: FailureProps) {
  return (
    <Alert color="red" role="alert" classNames={{ message: classes.failure ?? '' }}>
      <span>{isConnectionError(error) ? offline : messageOf(error, text)}</span>
      <Button size="compact-sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Alert>
  );
}
