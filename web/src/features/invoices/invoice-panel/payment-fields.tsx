import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { notAnAmount } from '@driftig/contracts/wire/wire-numbers';
import { formatAmount } from '@driftig/domain/format';
import { isOpen } from '@driftig/domain/invoices/status';
import { Text } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod';

import { useAllPages } from '../../../api/queries/all-pages.ts';
import { isNumber, type TypedNumber } from '../../../ui/fields/number-text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { texts } from './texts.ts';

export const MAX_TEXT = 200;

const typedAmount = z
  .custom<TypedNumber>()
  .pipe(z.number({ error: ({ input }) => (input === null ? texts.amountMissing : notAnAmount) }));

export const paymentForm = z.object({
  date: z.string().min(1, texts.dateMissing),
  amount: typedAmount,
  text: z.string().trim().max(MAX_TEXT),
  /** Only for `useCredit`. */
  otherNumber: z.string().nullable(),
});

interface PartProps {
  readonly invoice: PrintableInvoice;
  readonly form: UseFormReturn<z.input<typeof paymentForm>, unknown, z.output<typeof paymentForm>>;
}

/** Options for the part of a payment that exceeds the open amount. */
export function Overpaid({ invoice: { open, currency }, form }: PartProps) {
  const typed = form.watch('amount');
  const over = isNumber(typed) ? typed - open : 0;
  if (over <= 0) return null;
  return (
    <Text size="sm" role="status">
      {texts.over(formatAmount(over, currency))}
    </Text>
  );
}

/** The customer's invoices that something is open of. */
export function OtherInvoice({ invoice: { number, customerId, currency }, form }: PartProps) {
  const { rows, loadingMore } = useAllPages(invoiceLists.listCustomerInvoices, {
    query: { customerId },
  });
  const options = (rows ?? [])
    .filter((row) => row.number !== number && isOpen(row.status))
    .map((row) => {
      const rest = formatAmount(row.amount - row.paid - row.writtenOff, currency);
      return { value: String(row.number), label: texts.otherOption(row.number, rest) };
    });
  const isNone = rows !== undefined && !loadingMore && options.length === 0;
  return (
    <SelectField
      control={form.control}
      name="otherNumber"
      label={texts.otherInvoice}
      options={options}
      required
      disabled={isNone}
      {...(isNone ? { help: texts.noOther } : {})}
    />
  );
}
