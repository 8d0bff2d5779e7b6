import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { isReachable, onReachableChange } from '../../../api/connection.ts';
import { ConnectionBar } from '../../../ui/feedback/connection-bar.tsx';
import { checkSession } from '../../../api/session/check-session.ts';
import { afterPointerUp, trackPointer } from '../../../ui/fields/after-pointer-up.ts';

const WAIT_SECONDS = [5, 10, 20, 30];

/**
 * The bar shown while the server cannot be reached. It retries with a growing delay, and at once when the browser is online. It pushes the page
 * down, so it comes and goes only while nothing is pressed: the 'Prøv igen' below it keeps its click.
 */
export function LostConnection() {
  const [reachable, setReachable] = useState(isReachable);
  useEffect(() => {
    trackPointer();
    const show = () => setReachable(isReachable());
    // It may have changed between the first render and this effect.
    show();
    return onReachableChange(() => afterPointerUp(show));
  }, []);
  return reachable ? null : <Retrying />;
}

function Retrying() {
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const wait = WAIT_SECONDS[Math.min(attempt, WAIT_SECONDS.length - 1)] ?? 30;
  const tryNow = async () => {
    await checkSession();
    setAttempt((count) => count + 1);
    if (!isReachable()) return;
    await queries.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  };
  const secondsLeft = useCountdown(wait, attempt, () => void tryNow());
  const tryAtOnce = useEffectEvent(() => void tryNow());
  useEffect(() => {
    const online = () => tryAtOnce();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return <ConnectionBar retryInSeconds={secondsLeft} onRetry={() => void tryNow()} />;
}

function useCountdown(seconds: number, round: number, onZero: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => setLeft(seconds), [seconds, round]);
  useEffect(() => {
    if (left === 0) {
      onZero();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the countdown restarts only with a new second, not with a new callback
  }, [left]);
  return left;
}
