/**
 * ListSkeleton { filtersOnPhone? } — a list whose code is still on its way: as high as the list with its
 * rows on their way, so that nothing below it jumps. On a phone not all lists have filters.
 */
import { SkeletonBar, SkeletonRows } from '../feedback/skeleton-rows.tsx';
import { usePhone } from '../layout/use-phone.ts';
import cards from './phone/card-list.module.css';
import frame from './data-table.module.css';
import footer from './paging/footer.module.css';
import classes from './list-skeleton.module.css';
import phone from './phone/phone-table.module.css';
import toolbar from './filters/toolbar.module.css';

export interface ListSkeletonProps {
  filtersOnPhone?: boolean;
}

export function ListSkeleton({ filtersOnPhone = false }: ListSkeletonProps) {
  return usePhone() ? <PhoneSkeleton filters={filtersOnPhone} /> : <DeskSkeleton />;
}

function PhoneSkeleton({ filters }: { filters: boolean }) {
  return (
    <div className={phone.table} aria-busy="true" data-rows>
      <div className={classes.control} />
      {filters ? (
        <>
          <div className={classes.control} />
          <div className={classes.line}>
            <SkeletonBar width="96px" />
          </div>
        </>
      ) : (
        <div className={classes.gap} />
      )}
      <div className={cards.box}>
        <SkeletonRows height={68} />
      </div>
      <div className={phone.pager}>
        <SkeletonBar width="112px" />
      </div>
    </div>
  );
}

function DeskSkeleton() {
  return (
    <div className={frame.card} aria-busy="true" data-rows>
      <div className={classes.tabs}>
        <SkeletonBar width="64px" />
        <SkeletonBar width="88px" />
        <SkeletonBar width="48px" />
      </div>
      <div className={toolbar.toolbar}>
        <div className={classes.filter} />
        <div className={classes.filter} />
      </div>
      <div className={classes.head} />
      <SkeletonRows />
      <div className={footer.footer}>
        <SkeletonBar width="112px" />
      </div>
    </div>
  );
}
