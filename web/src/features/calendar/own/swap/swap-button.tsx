/** SwapButton { order } — 'Byt vagt' on the user's own shift (product K35); its dialog is fetched when idle. */
import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { LazyBoundary } from '../../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { texts } from './texts.ts';

const SwapDialog = lazyWhenIdle(() => import('./swap-dialog.tsx'));

export function SwapButton({ order }: { order: EmployeeOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        fullWidth
        leftSection={<IconArrowsExchange size={18} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        {texts.title}
      </Button>
      {isOpen ? (
        <LazyBoundary>
          <Suspense>
            <SwapDialog order={order} onClose={() => setOpen(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
