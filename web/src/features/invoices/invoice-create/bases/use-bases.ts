import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { OpenDeposit } from '@driftig/contracts/invoices/bases';
import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { useQueryClient } from '@tanstack/react-query';

import { fetchDepositBase, fetchOrderBase } from '../../base-queries.ts';
import { valuesOfDeposit, valuesOfOrder } from './bases.ts';
import { payDateFor } from './customers.ts';
import { noDeposit } from '../deposit/deposit.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

interface Bases {
  /** Fills the form from an order; rejects when that could not be fetched. */
  readonly fromOrder: (number: number) => Promise<void>;
  /** Fills the form from a paid deposit. */
  readonly fromDeposit: (deposit: OpenDeposit) => Promise<void>;
}

/** Bases of the form: an order, or a paid deposit. */
export function useBases(
  form: InvoiceForm,
  customers: readonly InvoiceCustomer[],
  { depositPrice, paymentDays: usual }: Pick<CompanySettings, 'depositPrice' | 'paymentDays'>,
): Bases {
  const client = useQueryClient();
  const daysOf = (id: string | null) => customers.find((one) => one.id === id)?.paymentDays ?? 0;
  const fill = (part: Partial<InvoiceValues>) => {
    const before = form.getValues();
    const values = { ...before, ...part };
    const days = { before: daysOf(before.customerId), now: daysOf(values.customerId), usual };
    form.reset({ ...values, payDate: payDateFor(values, days) }, { keepDefaultValues: true });
  };
  return {
    async fromOrder(number) {
      const base = await fetchOrderBase(client, number);
      // A deposit of another order does not apply to this one.
      const fresh = form.getValues('followsDeposit') ? noDeposit(depositPrice) : {};
      fill({ ...fresh, ...valuesOfOrder(base, customers) });
    },
    async fromDeposit(deposit) {
      fill(valuesOfDeposit(await fetchDepositBase(client, deposit), customers));
    },
  };
}
