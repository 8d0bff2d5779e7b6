import { SkeletonBar } from '../../../ui/feedback/skeleton-rows.tsx';
import classes from './invoice-loading.module.css';
import view from './invoice-view.module.css';
import { texts } from './texts.ts';

const lines = ['82%', '64%', '74%', '58%', '70%', '46%'];

/** The places of the sheet and of what is paid, while the invoice is fetched. */
export function InvoiceLoading() {
  return (
    <div className={view.page} aria-busy="true">
      <div className={classes.payment}>
        <SkeletonBar width="88px" />
        <SkeletonBar width="160px" tall />
        <SkeletonBar width="200px" />
      </div>
      <div className={view.main}>
        <div className={view.tabs}>
          <div className={classes.choice} />
        </div>
        <div className={classes.sheet}>
          <output className={classes.text}>{texts.loading}</output>
          <SkeletonBar width="160px" tall />
          {lines.map((width) => (
            <SkeletonBar key={width} width={width} />
          ))}
        </div>
      </div>
    </div>
  );
}
