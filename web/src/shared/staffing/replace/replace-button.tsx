/**
 * ReplaceButton { orderId, absentId?, label, className?, size? } — 'Find afløser' (product K36): for an absent person,
 * or for a free place. `?replace=<id of the person>` in the address opens it, which a notification leads to.
 */
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { find } from './find-text.ts';

const ReplaceDialog = lazyWhenIdle(() => import('./replace-dialog.tsx'));
const parameter = 'replace';

interface ReplaceButtonProps {
  orderId: string;
  absentId?: string;
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  size?: 'compact-sm' | 'md';
}

export function ReplaceButton({
  orderId,
  absentId,
  label,
  className = '',
  size = 'compact-sm',
}: ReplaceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const isNamed = absentId !== undefined && params.get(parameter) === absentId;
  const close = () => {
    setOpen(false);
    if (!isNamed) return;
    const next = new URLSearchParams(params);
    next.delete(parameter);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button className={className} size={size} aria-label={label} onClick={() => setOpen(true)}>
        {find}
      </Button>
      {isOpen || isNamed ? (
        <LazyBoundary>
          <Suspense>
            <ReplaceDialog orderId={orderId} absentId={absentId} onClose={close} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
