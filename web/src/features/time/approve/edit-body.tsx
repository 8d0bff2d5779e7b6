import { Suspense } from 'react';

import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { Entry } from '../queries.ts';
import classes from './report-table.module.css';
import type { ListProps } from './list-props.ts';
import { useEditProps } from './use-edit-props.tsx';

const EditRow = lazyWhenIdle(() => import('../entry/edit-row.tsx'));

interface EditBodyProps extends Pick<ListProps, 'employees' | 'state' | 'onEdit'> {
  span: number;
  /** Undefined for a new row. */
  entry: Entry | undefined;
}

/** A form in the place of a row. */
export function EditBody({ span, entry, onEdit, ...props }: EditBodyProps) {
  const edit = useEditProps({ ...props, entry });
  return (
    <tbody data-row>
      <tr>
        <td colSpan={span} className={classes.form}>
          <LazyBoundary>
            <Suspense fallback={<SkeletonRows rows={2} />}>
              <EditRow {...edit} onDone={() => onEdit(undefined)} />
            </Suspense>
          </LazyBoundary>
        </td>
      </tr>
    </tbody>
  );
}
