/**
 * ReplaceHost { orderId?, children } — holds the dialog 'Find afløser' of the buttons in it, so that it stays open
 * when the row of a button goes with what the dialog did. With an order, `?replace=<id of the absent person, or
 * 'free'>` in the address opens it, which a notification leads to.
 */
import { createContext, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';

const ReplaceDialog = lazyWhenIdle(() => import('./replace-dialog.tsx'));
const parameter = 'replace';

interface Replaced {
  readonly orderId: string;
  readonly absentId: string | undefined;
}

const ReplaceContext = createContext<(asked: Replaced) => void>(() => undefined);

/** Opens the dialog of the host around it. */
export const useReplace = () => useContext(ReplaceContext);

interface ReplaceHostProps {
  orderId?: string | undefined;
  children: ReactNode;
}

export function ReplaceHost({ orderId, children }: ReplaceHostProps) {
  const [opened, setOpened] = useState<Replaced>();
  const [params, setParams] = useSearchParams();
  const named = params.get(parameter);
  const linked = orderId !== undefined && named !== null ? { orderId, absentId: named } : undefined;
  const shown = opened ?? linked;
  const open = useMemo(() => (asked: Replaced) => setOpened(asked), []);
  const close = () => {
    setOpened(undefined);
    if (linked === undefined) return;
    const next = new URLSearchParams(params);
    next.delete(parameter);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <ReplaceContext value={open}>
      {children}
      {shown === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <ReplaceDialog {...shown} onClose={close} />
          </Suspense>
        </LazyBoundary>
      )}
    </ReplaceContext>
  );
}
