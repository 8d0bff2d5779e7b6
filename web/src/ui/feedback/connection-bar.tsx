/**
 * ConnectionBar { retryInSeconds?, onRetry? } — an amber line while the server cannot be reached.
 * The caller counts down.
 */
import { UnstyledButton } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import classes from './connection-bar.module.css';
import { NoticeBar } from './notice-bar.tsx';

interface ConnectionBarProps {
  retryInSeconds?: number | undefined;
  onRetry?: (() => void) | undefined;
}

function waitText(seconds: number): string {
  return `Prøver igen om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`;
}

export function ConnectionBar({ retryInSeconds, onRetry }: ConnectionBarProps) {
  return (
    <NoticeBar
      icon={IconWifiOff}
      action={
        onRetry ? (
          <UnstyledButton className={classes.button} onClick={onRetry}>
            Prøv nu
          </UnstyledButton>
        ) : null
      }
    >
      <output>Ingen forbindelse.</output>
      {retryInSeconds === undefined ? null : ` ${waitText(retryInSeconds)}`}
    </NoticeBar>
  );
}
