// Default export: loaded after the form that it is above.
import { lineReadRoutes } from '@driftig/contracts/invoices/line-reads';
import { formatQuantity } from '@driftig/domain/format';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../api/queries/route-query.ts';
import Sparkline from '../../ui/charts/sparkline.tsx';
import classes from './order-head.module.css';
import { texts } from './texts.ts';

/** How many are sold of a product in a year, month by month; nothing where that is not known, or none is. */
export default function ProductHead({ id }: { id: string }) {
  const query = routeQuery(lineReadRoutes.getSoldByMonth, { query: { productId: id } });
  const { sold = [] } = useQuery(query).data ?? {};
  const sum = sold.reduce((hundredths, one) => hundredths + Math.round(one * 100), 0);
  if (sum <= 0) return null;
  return (
    <div className={classes.head}>
      <dl className={classes.staffing}>
        <dt>{texts.soldInYear}</dt>
        <dd>{formatQuantity(sum / 100)}</dd>
      </dl>
      <Sparkline values={sold} text={texts.soldByMonth(sold)} />
    </div>
  );
}
