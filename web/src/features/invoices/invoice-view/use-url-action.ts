import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const ACTION = 'action';

const names = ['pdf', 'print', 'send'] as const;
type Action = (typeof names)[number];

/** Runs the action of `?action=pdf`, `print` or `send` once, and removes it from the URL. */
export function useUrlAction(actions: Record<Action, () => void>): void {
  const [params, setParams] = useSearchParams();
  const requested = names.find((name) => name === params.get(ACTION));
  const done = useRef(false);
  const act = useEffectEvent((action: Action) => actions[action]());
  useEffect(() => {
    if (done.current || requested === undefined) return;
    done.current = true;
    setParams(
      (now) => {
        now.delete(ACTION);
        return now;
      },
      { replace: true },
    );
    act(requested);
  }, [requested, setParams]);
}
