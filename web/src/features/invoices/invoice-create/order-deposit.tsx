import { Alert, Anchor } from '@mantine/core';
import { formatAmount } from '@driftig/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { paths } from '../../../app/paths.ts';
import { openDeposits } from '../invoice-create-queries.ts';
import { depositTexts } from './deposit-texts.ts';
import type { InvoiceValues } from './form-values.ts';
import { texts } from './texts.ts';

/** Says that the order of the form has a deposit nobody has paid yet: no End invoice before. */
export function OrderDeposit({ currency }: { currency: string }) {
  const { control } = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const [orderNumber, kind] = useWatch({ control, name: ['orderNumber', 'kind'] });
  const { data } = useQuery(openDeposits);
  const deposit = data?.rows.find((row) => row.orderNumber === orderNumber && !row.paid);
  if (orderNumber === null || deposit === undefined || kind === 'deposit') return null;
  const { number, gross } = deposit;
  return (
    <Alert
      color="amber"
      title={depositTexts.unpaidDeposit(orderNumber, formatAmount(gross, currency))}
    >
      {depositTexts.unpaidDepositHelp}{' '}
      <Anchor component={Link} to={paths.invoice(number)} inherit>
        {texts.invoice(number)}
      </Anchor>
    </Alert>
  );
}
