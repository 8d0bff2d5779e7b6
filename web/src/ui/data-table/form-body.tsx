/** FormBody { span, children } — a form in the place of a row; its code is loaded when one is opened. */
import { Suspense, type ReactNode } from 'react';

import { SkeletonRows } from '../feedback/skeleton-rows.tsx';
import { LazyBoundary } from '../loading/lazy-boundary.tsx';
import classes from './edited-table.module.css';

export function FormBody({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tbody data-row>
      <tr>
        <td colSpan={span} className={classes.form}>
          <LazyBoundary>
            <Suspense fallback={<SkeletonRows rows={2} />}>{children}</Suspense>
          </LazyBoundary>
        </td>
      </tr>
    </tbody>
  );
}
