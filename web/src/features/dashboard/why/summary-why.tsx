// Default export: loaded lazily, when a card's figure is opened.
import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { amountsOf } from '@driftig/domain/currencies';
import { whyEmployeeCount } from '@driftig/domain/why/counts';
import { whyInvoiceCount, whyOverdue, whyUnpaid } from '@driftig/domain/why/invoice-list';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { paths } from '../../../paths.ts';
import { FetchedWhy, ListWhy } from '../../../shared/why/fetched-why.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { useYearInfo } from '../queries.ts';
import type { Figure } from '../summary-figures.ts';
import { invoicesOf } from './links.ts';
import { whyYearsOrders, whyYearsSales } from './month-totals.ts';

interface SummaryWhyProps {
  id: Figure['id'];
  title: string;
  year: number;
  currency: string;
  onClose: () => void;
}

/** How a figure of a year came about. */
export default function SummaryWhy(props: SummaryWhyProps) {
  const { id } = props;
  if (id === 'revenue') return <RevenueWhy {...props} />;
  if (id === 'orderCount') return <OrdersWhy {...props} />;
  if (id === 'employeeCount') return <EmployeesWhy {...props} />;
  return <InvoicesWhy {...props} />;
}

function RevenueWhy({ title, year, currency, onClose }: SummaryWhyProps) {
  const query = useQuery(routeQuery(dashboardRoutes.getSalesByMonth, { query: { year } }));
  return (
    <FetchedWhy
      title={title}
      data={query.data}
      error={query.error}
      onRetry={() => void query.refetch()}
      answer={(months) => whyYearsSales(months, year, currency)}
      onClose={onClose}
    />
  );
}

function OrdersWhy({ title, year, onClose }: SummaryWhyProps) {
  const query = useQuery(routeQuery(dashboardRoutes.getOrdersByMonth, { query: { year } }));
  return (
    <FetchedWhy
      title={title}
      data={query.data}
      error={query.error}
      onRetry={() => void query.refetch()}
      answer={(months) => whyYearsOrders(months, year)}
      onClose={onClose}
    />
  );
}

function EmployeesWhy({ title, year, onClose }: SummaryWhyProps) {
  const { data } = useYearInfo(year);
  return (
    <ListWhy
      title={title}
      route={employeeRoutes.listEmployees}
      input={{ query: {} }}
      answer={(rows) =>
        whyEmployeeCount(
          rows.map(({ id, name, email, status }) => ({
            name: name || email,
            status,
            to: paths.employee(id),
          })),
          data?.employeeCount ?? 0,
        )
      }
      onClose={onClose}
    />
  );
}

function InvoicesWhy({ id, title, year, currency, onClose }: SummaryWhyProps) {
  const today = useToday();
  const { data: info } = useYearInfo(year);
  if (info === undefined) return null;
  return (
    <ListWhy
      title={title}
      route={invoiceLists.listInvoices}
      input={{ query: { year } }}
      answer={(rows) => {
        const list = invoicesOf(rows, currency, `year=${year}`);
        if (id === 'unpaid')
          return whyUnpaid(list, {
            amounts: amountsOf(info, 'unpaidAmount'),
            count: info.unpaidCount,
          });
        if (id === 'overdue')
          return whyOverdue(
            list,
            { amounts: amountsOf(info, 'overdueAmount'), count: info.overdueCount },
            today,
          );
        return whyInvoiceCount(list, year, info.invoiceCount);
      }}
      onClose={onClose}
    />
  );
}
