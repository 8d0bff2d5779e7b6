/**
 * ConnectionBar { retryInSeconds?, onRetry? } — a quiet amber line while the connection is away.
 * The caller counts down; what is already fetched stays readable under it.
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
