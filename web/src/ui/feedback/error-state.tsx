/**
 * ErrorState { title?, text?, errorId?, onRetry? } — what failed, a retry button, and the error id
 * for support. Title and text default to the documented sentence for data that could not be
 * fetched.
 */
import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';

import { recoverFocus } from '../focus/recover-focus.ts';
import { StatePanel } from './state-panel.tsx';

/**
 * A successful retry removes the button that was clicked; the focus then moves to its container.
 */
function useFocusAfterRetry() {
  const container = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      const { current: place } = container;
      if (place) recoverFocus(() => place);
    },
    [],
  );
  return ({ currentTarget }: MouseEvent) => {
    container.current = currentTarget.closest<HTMLElement>('[role="dialog"], main');
  };
}

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
  const rememberContainer = useFocusAfterRetry();
  const press = (event: MouseEvent) => {
    rememberContainer(event);
    onRetry?.();
  };
  const retry = onRetry ? (
    <Button leftSection={<IconRefresh size={18} stroke={1.6} />} onClick={press}>
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
