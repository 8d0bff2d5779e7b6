/**
 * ErrorState { title?, text?, errorId?, onRetry? } — what happened, 'Prøv igen', and the id that
 * support can look up. Without words of its own it says the documented sentence for lost data.
 */
import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { StatePanel } from './state-panel.tsx';

interface ErrorStateProps {
  title?: string;
  text?: string;
  errorId?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export function ErrorState({
  title = 'Der opstod en fejl under hentning af data.',
  text = 'Prøv venligst igen.',
  errorId,
  onRetry,
}: ErrorStateProps) {
  const retry = onRetry ? (
    <Button leftSection={<IconRefresh size={18} stroke={1.6} />} onClick={onRetry}>
      Prøv igen
    </Button>
  ) : null;
  return (
    <StatePanel
      icon={IconCloudOff}
      tone="danger"
      title={title}
      text={text}
      errorId={errorId}
      action={retry}
      role="alert"
    />
  );
}
