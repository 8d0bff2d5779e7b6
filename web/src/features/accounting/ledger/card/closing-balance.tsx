import { openItemRoutes } from '@driftig/contracts/ledger/open-items';
import { receivables } from '@driftig/domain/why/account-rule';
import { whyAccount } from '@driftig/domain/why/account';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../../api/queries/route-query.ts';
import { paths } from '../../../../paths.ts';
import { Why } from '../../../../shared/why/why.tsx';
import { Amount } from '../../../../ui/display/amount.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import type { Account } from '../../queries.ts';
import { placeOf, type Period, type Place } from '../place.ts';
import type { Balance, CardLine } from '../queries.ts';
import { texts } from '../texts.ts';

interface ClosingBalanceProps {
  account: Account | undefined;
  /** Number and name of the account. */
  name: string;
  balance: Balance;
  rows: readonly CardLine[];
  period: Period;
  onOpen: (place: Place) => void;
}

/** The balance, which opens to what it is made of; that of receivables beside the unpaid invoices of today. */
export function ClosingBalance(props: ClosingBalanceProps) {
  const { account, name, balance, rows, period, onOpen } = props;
  const unpaid = useUnpaid(account, period);
  const { opening, closing } = balance;
  return (
    <Why
      label={texts.closing}
      answer={() => whyAccount({ account, name, opening, closing, lines: rows, unpaid })}
      onOpen={(key) => {
        const place = placeOf(key, period);
        if (place !== undefined) onOpen(place);
      }}
    >
      <Amount ore={closing} />
    </Why>
  );
}

function useUnpaid(account: Account | undefined, period: Period) {
  const isToday = period.to >= useToday();
  const enabled = account?.standardNumber === receivables && isToday;
  const { data } = useQuery({ ...routeQuery(openItemRoutes.getOpenItems, {}), enabled });
  return data?.debtors
    .filter(({ currency }) => enabled && currency === 'DKK')
    .map((one) => ({ ...one, to: paths.invoice(one.number) }));
}
