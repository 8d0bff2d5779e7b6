// Default export: loaded lazily, when a sum of a customer is opened.
import type { WhyAnswer } from '@driftig/contracts/core/why';
import { mainCurrency } from '@driftig/domain/aggregates';
import { amountsOf } from '@driftig/domain/currencies';
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { monthNames, monthOf, yearOf } from '@driftig/domain/dates';
import { lastYearsMonths } from '@driftig/domain/invoices/customer-figures';
import { whyRevenue } from '@driftig/domain/why/by-month';
import { inEachCurrency } from '@driftig/domain/why/group-rows';
import { whyCredit, whyOverdue, whyUnpaid } from '@driftig/domain/why/invoice-list';

import { useUser } from '../../../api/session/session.ts';
import { paths } from '../../../paths.ts';
import { FetchedWhy, ListWhy } from '../../../shared/why/fetched-why.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Overview, SumFigure } from './overview-amounts.ts';
import { useCustomerOverview } from './queries.ts';

interface SumWhyProps {
  /** The customer. */
  id: string;
  figure: SumFigure;
  title: string;
  onClose: () => void;
}

const sumOf = (values: readonly { readonly value: number }[]) =>
  values.reduce((sum, { value }) => sum + value, 0);

/** How a sum of a customer came about: by month, or by invoice. */
export default function SumWhy(props: SumWhyProps) {
  const { id, figure, title, onClose } = props;
  const { data, error, refetch } = useCustomerOverview(id);
  const answer = useAnswerByMonth(props);
  if (data !== undefined && figure !== 'revenue' && figure !== 'months')
    return <InvoicesWhy {...props} overview={data} figure={figure} />;
  return (
    <FetchedWhy
      title={title}
      data={data}
      error={error}
      onRetry={() => void refetch()}
      answer={answer}
      onClose={onClose}
    />
  );
}

/** Months are known in kroner; revenue in another currency is one row of the year. */
function useAnswerByMonth({ id, figure, title }: SumWhyProps) {
  const today = useToday();
  const own = useUser().company.currency;
  const months = lastYearsMonths(today);
  return (overview: Overview): WhyAnswer => {
    const values = overview.revenueByMonth.map((value, index) => {
      const month = months[index] ?? '';
      const [year, number] = [yearOf(month), monthOf(month)];
      return {
        label: `${monthNames[number - 1]} ${year}`,
        year,
        value,
        to: `${paths.customer(id)}?tab=invoices&year=${year}&month=${number}`,
      };
    });
    if (figure === 'months')
      return whyRevenue({ title, months: values, amount: sumOf(values) }, mainCurrency);
    const thisYear = values.filter(({ year }) => year === yearOf(today));
    return {
      ...whyRevenue({ title, months: thisYear, amount: overview.revenue }, mainCurrency),
      ...inEachCurrency(amountsOf(overview, 'revenue'), own, ({ currency, amount }) =>
        currency === mainCurrency
          ? whyRevenue({ title, months: thisYear, amount }, currency).rows
          : [{ label: String(yearOf(today)), amount }],
      ),
    };
  };
}

interface InvoicesWhyProps extends SumWhyProps {
  figure: 'unpaid' | 'overdue' | 'credit';
  overview: Overview;
}

function InvoicesWhy({ id, figure, title, overview, onClose }: InvoicesWhyProps) {
  const today = useToday();
  const own = useUser().company.currency;
  const { unpaidCount, overdueCount, credits } = overview;
  return (
    <ListWhy
      title={title}
      route={invoiceLists.listCustomerInvoices}
      input={{ query: { customerId: id } }}
      answer={(rows) => {
        const list = { rows, own, toInvoice: paths.invoice };
        if (figure === 'unpaid')
          return whyUnpaid(list, {
            amounts: amountsOf(overview, 'unpaidAmount'),
            count: unpaidCount,
          });
        if (figure === 'overdue')
          return whyOverdue(
            list,
            { amounts: amountsOf(overview, 'overdueAmount'), count: overdueCount },
            today,
          );
        const count = credits.reduce((sum, one) => sum + one.count, 0);
        return whyCredit(list, { amounts: credits, count });
      }}
      onClose={onClose}
    />
  );
}
