import { SkeletonBar, SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import classes from './page-skeleton.module.css';

/** Shown while the code of a page loads: purpose line, action, content. */
export function PageSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <div className={classes.head}>
        <SkeletonBar width="280px" />
        <SkeletonBar width="120px" tall />
      </div>
      <SkeletonRows />
    </div>
  );
}
