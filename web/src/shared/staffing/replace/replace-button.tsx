/** ReplaceButton { orderId, absent } — 'Find afløser' for a person who is absent (product K36). */
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { replaceTexts as texts } from './texts.ts';

const ReplaceDialog = lazyWhenIdle(() => import('./replace-dialog.tsx'));

interface ReplaceButtonProps {
  orderId: string;
  absent: { readonly id: string; readonly name: string };
}

export function ReplaceButton({ orderId, absent }: ReplaceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        aria-label={texts.findFor(absent.name)}
        onClick={() => setOpen(true)}
      >
        {texts.find}
      </Button>
      {isOpen ? (
        <LazyBoundary>
          <Suspense>
            <ReplaceDialog orderId={orderId} absent={absent} onClose={() => setOpen(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
