import { Suspense, type ReactNode } from 'react';

import { LazyBoundary } from '../../loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../loading/lazy-when-idle.ts';
import type { PhoneBulkBarProps } from './phone-bulk-content.tsx';

// Rows are selected later than they are seen.
const Code = lazyWhenIdle(() => import('./phone-bulk-content.tsx'));
// The rows of a table have one type, which the type of loaded code leaves out.
const Content = Code as unknown as <Row>(props: PhoneBulkBarProps<Row>) => ReactNode;

/** While rows are being selected on a phone: how many, and what can be done with them. */
export function PhoneBulkBar<Row>(props: PhoneBulkBarProps<Row>) {
  return (
    <LazyBoundary>
      <Suspense>
        <Content {...props} />
      </Suspense>
    </LazyBoundary>
  );
}
