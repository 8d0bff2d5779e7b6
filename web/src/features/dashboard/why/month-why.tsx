// Default export: loaded lazily, when a month's figure is opened.
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { orderLists } from '@driftig/contracts/records/lists/orders';
import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import { whyOrdersOfMonth } from '@driftig/domain/why/counts';
import { whySalesOfMonth } from '@driftig/domain/why/invoice-list';

import { useUser } from '../../../api/session/session.ts';
import { paths } from '../../../paths.ts';
import { ListWhy } from '../../../shared/why/fetched-why.tsx';
import type { MonthSeries } from '../month-series.ts';
import { invoicesOf, monthFilters } from './links.ts';

interface MonthWhyProps extends Pick<MonthSeries, 'kind' | 'currency'> {
  title: string;
  year: number;
  month: number;
  value: number;
  onClose: () => void;
}

/** The invoices or the orders behind a month of a chart. */
export default function MonthWhy(props: MonthWhyProps) {
  const { kind, currency, title, year, month, value, onClose } = props;
  const own = useUser().company.currency;
  const input = { query: { year, month } };
  const filters = monthFilters(year, month);
  if (kind === 'sales')
    return (
      <ListWhy
        title={title}
        route={invoiceLists.listInvoices}
        input={input}
        answer={(rows) =>
          whySalesOfMonth(invoicesOf(rows, own, filters), { title, revenue: value, currency })
        }
        onClose={onClose}
      />
    );
  return (
    <ListWhy
      title={title}
      route={orderLists.listOrders}
      input={input}
      answer={(rows) =>
        whyOrdersOfMonth({
          title,
          count: value,
          orders: rows.map((row) => ({
            number: numberOf(row, 'number'),
            title: textOf(row, 'title'),
            startDate: textOf(row, 'startDate'),
            status: textOf(row, 'status'),
            to: paths.order(numberOf(row, 'number')),
          })),
          toList: (more) => `${paths.orders}?${filters}&${more}`,
        })
      }
      onClose={onClose}
    />
  );
}
