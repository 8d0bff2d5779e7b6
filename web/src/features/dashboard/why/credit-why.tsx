// Default export: loaded lazily, when the amount owed to customers is opened.
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { whyCredit } from '@driftig/domain/why/invoice-list';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { FetchedWhy } from '../../../shared/why/fetched-why.tsx';
import type { useYearInfo } from '../queries.ts';
import { texts } from '../texts.ts';
import { invoicesOf } from './links.ts';

/** The newest of them; the rest is a row of its own. */
const query = { page: 1, limit: 100, pay: 'credit' } as const;

interface CreditWhyProps {
  credits: NonNullable<ReturnType<typeof useYearInfo>['data']>['credits'];
  currency: string;
  onClose: () => void;
}

/** The invoices on which customers have money to their credit. */
export default function CreditWhy({ credits, currency, onClose }: CreditWhyProps) {
  const { data, error, refetch } = useQuery(routeQuery(invoiceLists.listInvoices, { query }));
  const count = credits.reduce((sum, one) => sum + one.count, 0);
  return (
    <FetchedWhy
      title={texts.credits(count)}
      data={data}
      error={error}
      onRetry={() => void refetch()}
      answer={(rows) => whyCredit(invoicesOf(rows, currency, ''), { amounts: credits, count })}
      onClose={onClose}
    />
  );
}
