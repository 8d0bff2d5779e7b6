import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const ACTION = 'action';

type Actions = Record<'pdf' | 'print', () => void>;

/** Runs the action of `?action=pdf` or `?action=print` once, and removes it from the URL. */
export function useUrlAction(actions: Actions): void {
  const [params, setParams] = useSearchParams();
  const requested = params.get(ACTION);
  const done = useRef(false);
  const act = useEffectEvent((action: keyof Actions) => actions[action]());
  useEffect(() => {
    if (done.current || (requested !== 'pdf' && requested !== 'print')) return;
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
