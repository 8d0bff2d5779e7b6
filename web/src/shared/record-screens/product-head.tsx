// Default export: loaded after the form that it is above.
import { lineReadRoutes } from '@driftig/contracts/invoices/line-reads';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { monthNames, monthOf, yearOf } from '@driftig/domain/dates';
import { formatQuantity } from '@driftig/domain/format';
import { lastYearsMonths } from '@driftig/domain/invoices/customer-figures';
import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import { whySold, whyStock } from '@driftig/domain/why/counts';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../api/queries/route-query.ts';
import Sparkline from '../../ui/charts/sparkline.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import { Why } from '../why/why.tsx';
import classes from './order-head.module.css';
import { texts } from './texts.ts';

/**
 * The stock of a product where it is counted, and how many are sold of it in a year, month by month. Nothing where
 * neither is known.
 */
export default function ProductHead({ product }: { product: RecordAnswer }) {
  const { id } = product;
  const months = lastYearsMonths(useToday());
  const query = routeQuery(lineReadRoutes.getSoldByMonth, { query: { productId: id } });
  const { sold = [] } = useQuery(query).data ?? {};
  const sum = sold.reduce((hundredths, one) => hundredths + Math.round(one * 100), 0);
  const isCounted = typeof product['quantity'] === 'number';
  if (sum <= 0 && !isCounted) return null;
  const byMonth = sold.map((count, index) => {
    const month = months[index] ?? '';
    return { label: `${monthNames[monthOf(month) - 1]} ${yearOf(month)}`, sold: count };
  });
  return (
    <div className={classes.head}>
      {isCounted ? (
        <dl className={classes.staffing}>
          <dt>{texts.stock}</dt>
          <dd>
            <Why
              label={texts.stock}
              answer={() =>
                whyStock({
                  quantity: numberOf(product, 'quantity'),
                  sold: numberOf(product, 'sold'),
                })
              }
            >
              {formatQuantity(numberOf(product, 'quantity'))} {textOf(product, 'unit')}
            </Why>
          </dd>
        </dl>
      ) : null}
      {sum > 0 ? (
        <>
          <dl className={classes.staffing}>
            <dt>{texts.soldInYear}</dt>
            <dd>
              <Why label={texts.soldInYear} answer={() => whySold({ months: byMonth })}>
                {formatQuantity(sum / 100)}
              </Why>
            </dd>
          </dl>
          <Sparkline values={sold} text={texts.soldByMonth(sold)} />
        </>
      ) : null}
    </div>
  );
}
