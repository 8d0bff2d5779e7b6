import type { OpenDeposit } from '@driftig/contracts/invoices/bases';
import { Alert, Anchor, Button } from '@mantine/core';
import { formatAmount } from '@driftig/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { paths } from '../../../../paths.ts';
import { openDeposits } from '../../invoice-create-queries.ts';
import { basedOn } from './deposit.ts';
import { depositTexts } from './deposit-texts.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { depositLeftOut } from './paid-meanwhile.ts';
import { setValues } from '../values/set-values.ts';
import classes from '../tabs/tab.module.css';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

/**
 * Warns that the order's deposit is left out of its End invoice, which would be refused: it must be
 * subtracted here, or paid first. The refusal is shown here as well.
 */
export function OrderDeposit({ currency }: { currency: string }) {
  const { control } = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const [orderNumber, kind, followsDeposit] = useWatch({
    control,
    name: ['orderNumber', 'kind', 'followsDeposit'],
  });
  const { data } = useQuery(openDeposits);
  const rows = data?.rows ?? [];
  const leftOut = depositLeftOut({ orderNumber, kind, followsDeposit }, rows);
  if (leftOut !== undefined) return <LeftOut deposit={leftOut} currency={currency} />;
  const unpaid = rows.find((row) => row.orderNumber === orderNumber && !row.paid);
  if (orderNumber === null || unpaid === undefined || kind === 'deposit') return null;
  return <Unpaid deposit={unpaid} currency={currency} />;
}

interface DepositProps {
  deposit: OpenDeposit;
  currency: string;
}

const useRefusal = ({ control }: Pick<InvoiceForm, 'control'>) =>
  useController({ control, name: 'depositInvoiceNumber' });

function LeftOut({ deposit, currency }: DepositProps) {
  const form = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { field, fieldState } = useRefusal(form);
  const { orderNumber, gross } = deposit;
  return (
    <Alert
      color="amber"
      title={depositTexts.paidDeposit(orderNumber, formatAmount(gross, currency))}
    >
      <p className={classes.said}>{fieldState.error?.message ?? depositTexts.paidDepositHelp}</p>
      <Button
        ref={field.ref}
        name={field.name}
        size="compact-sm"
        onClick={() => setValues(form, basedOn(deposit))}
      >
        {depositTexts.takeOff}
      </Button>
    </Alert>
  );
}

function Unpaid({ deposit, currency }: DepositProps) {
  const form = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { field, fieldState } = useRefusal(form);
  const { orderNumber, number, gross } = deposit;
  return (
    <Alert
      color="amber"
      title={depositTexts.unpaidDeposit(orderNumber, formatAmount(gross, currency))}
    >
      {fieldState.error?.message ?? depositTexts.unpaidDepositHelp}{' '}
      <Anchor ref={field.ref} component={Link} to={paths.invoice(number)} inherit>
        {depositTexts.seeInvoice(number)}
      </Anchor>
    </Alert>
  );
}
