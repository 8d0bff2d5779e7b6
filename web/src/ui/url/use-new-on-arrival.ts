/**
 * useNewOnArrival(isReady, create) — `?new=1` in the address, as the search and other screens link, calls `create` once
 * what it needs is there, and is taken off the address.
 */
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

const NEW = 'new';

export function useNewOnArrival(isReady: boolean, create: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = isReady && params.has(NEW);
  const act = useEffectEvent(() => {
    const others = new URLSearchParams(params);
    others.delete(NEW);
    setParams(others, { replace: true, preventScrollReset: true });
    create();
  });
  useEffect(() => {
    if (isAsked) act();
  }, [isAsked]);
}
