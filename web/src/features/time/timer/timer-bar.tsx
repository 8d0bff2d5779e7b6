/**
 * TimerBar — the user's own timer while it runs, with its clock. StartTimer { size? } — the button that starts
 * one (product T34, T43).
 */
import type { RunningTimer } from '@driftig/contracts/time/timer-routes';
import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { Suspense, useLayoutEffect, useState } from 'react';

import { KeptHeight } from '../../../ui/loading/kept-height.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { Since } from '../../../ui/time/elapsed.ts';
import { FailedLine } from '../failed-line.tsx';
import { DiscardTimer } from './discard-timer.tsx';
import { texts } from './texts.ts';
import classes from './timer.module.css';
import { useClock, useTimer } from './use-timer.ts';

const StopDialog = lazyWhenIdle(() => import('./stop-dialog.tsx'));

/** Its place is as high as it was the last time until it is known whether a timer runs. */
export function TimerBar() {
  return (
    <KeptHeight name="timerHeight" mayBeEmpty>
      {(onDrawn) => <RunningOrNothing onDrawn={onDrawn} />}
    </KeptHeight>
  );
}

function RunningOrNothing({ onDrawn }: { onDrawn: () => void }) {
  const { timer, since, hasFailed, errorId, retry } = useTimer();
  const isKnown = timer !== undefined || hasFailed;
  useLayoutEffect(() => {
    if (isKnown) onDrawn();
  }, [isKnown, onDrawn]);
  if (hasFailed) return <FailedLine text={texts.failed} errorId={errorId} onRetry={retry} />;
  return timer && since ? <Running timer={timer} since={since} /> : null;
}

/** Not there while a timer runs. */
export function StartTimer({ size }: { size?: 'lg' }) {
  const { timer, isStarting, start } = useTimer();
  if (timer != null) return null;
  return (
    <Button
      leftSection={<IconPlayerPlay size={18} stroke={1.6} />}
      loading={isStarting}
      disabled={timer === undefined}
      onClick={() => void start()}
      {...(size && { size })}
    >
      {texts.start}
    </Button>
  );
}

function Running({ timer, since }: { timer: RunningTimer; since: Since }) {
  const [asked, setAsked] = useState<'stop' | 'discard'>();
  const clock = useClock(since);
  const { startedAt, projectName, activity } = timer;
  const what = [projectName || texts.noProject, activity].filter((text) => text !== '');
  return (
    <section className={classes.bar} data-running aria-label={texts.timer}>
      <span className={classes.dot} aria-hidden="true" />
      <span className={classes.text}>
        <span className={classes.clock} role="timer">
          {clock}
        </span>
        <span className={classes.help}>
          {texts.startedAt(startedAt)} · {what.join(' · ')}
        </span>
      </span>
      <span className={classes.actions}>
        <Button variant="subtle" color="gray" onClick={() => setAsked('discard')}>
          {texts.discard}
        </Button>
        <Button
          leftSection={<IconPlayerStop size={18} stroke={1.6} />}
          onClick={() => setAsked('stop')}
        >
          {texts.stop}
        </Button>
      </span>
      {asked === 'discard' ? (
        <DiscardTimer clock={clock} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked === 'stop' ? (
        <LazyBoundary>
          <Suspense>
            <StopDialog timer={timer} clock={clock} onClose={() => setAsked(undefined)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </section>
  );
}
