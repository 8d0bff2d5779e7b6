import type { OpenDeposit } from '@driftig/contracts/invoices/bases';
import { formatAmount } from '@driftig/domain/format';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { openDeposits } from '../../invoice-create-queries.ts';
import { basedOn } from './deposit.ts';
import { depositTexts } from './deposit-texts.ts';
import classes from '../saving/form-data-alert.module.css';
import type { InvoiceValues } from '../values/form-values.ts';
import { depositLeftOut, depositOfOrder } from './paid-meanwhile.ts';
import { setValues } from '../values/set-values.ts';

/**
 * Bases a form on the deposit of its order that was paid after the form was filled in, and says so: a
 * draft would leave it out otherwise (product D33). Once for each deposit: who takes it away again may.
 */
export function PaidMeanwhileAlert({ currency }: { currency: string }) {
  const form = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const [orderNumber, kind, followsDeposit, number] = useWatch({
    control: form.control,
    name: ['orderNumber', 'kind', 'followsDeposit', 'depositInvoiceNumber'],
  });
  const { data } = useQuery(openDeposits);
  const [seen, setSeen] = useState<{ deposit: OpenDeposit; isTaken: boolean }>();
  const rows = data?.rows ?? [];
  const deposit = depositOfOrder({ orderNumber, kind }, rows);
  if (deposit !== undefined && deposit.number !== seen?.deposit.number) {
    const isTaken = depositLeftOut({ orderNumber, kind, followsDeposit }, rows) !== undefined;
    setSeen({ deposit, isTaken });
  }
  const takeOff = useEffectEvent((paid: OpenDeposit) => setValues(form, basedOn(paid)));
  useEffect(() => {
    if (seen?.isTaken === true) takeOff(seen.deposit);
  }, [seen]);
  if (seen?.isTaken !== true || seen.deposit.number !== number) return null;
  return (
    <Alert color="spruce" role="status" className={classes.alert ?? ''}>
      {depositTexts.paidMeanwhile(number, formatAmount(seen.deposit.gross, currency))}
    </Alert>
  );
}
