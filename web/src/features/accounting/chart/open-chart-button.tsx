import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { texts } from './texts.ts';

const ChartDialog = lazyWhenIdle(() => import('./chart-dialog.tsx'));

/** Opens the chart of accounts over a dialog that lacks accounts. */
export function OpenChartButton() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="filled" onClick={() => setOpened(true)}>
        {texts.open}
      </Button>
      {opened ? (
        <LazyBoundary>
          <Suspense>
            <ChartDialog onClose={() => setOpened(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
