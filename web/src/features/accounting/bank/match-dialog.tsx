import { bankRoutes } from '@driftig/contracts/bank/routes';
import { settledAccount } from '@driftig/domain/bank/settled-account';
import { suggestedVat } from '@driftig/domain/bank/suggested-vat';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { isNumber, type TypedNumber } from '../../../ui/fields/number-text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useBooks } from '../drafts/use-books.ts';
import { balancesQuery } from '../ledger/queries.ts';
import { helpOfAccount } from '../account-guidance.ts';
import { accountLabel } from '../queries.ts';
import type { BankAccount, BankLine } from './queries.ts';
import { texts } from './texts.ts';

type Kind = keyof typeof texts.kinds;

interface Values {
  accountId: string | null;
  vat: TypedNumber;
  text: string;
  invoice: string;
  voucher: string;
}

interface MatchDialogProps {
  line: BankLine;
  account: BankAccount;
  onClose: () => void;
}

/** Matches a line by hand: it is posted, pays an invoice, or is posted already. */
export function MatchDialog({ line, account, onClose }: MatchDialogProps) {
  const [kind, setKind] = useState<Kind>('posting');
  const idempotency = useIdempotencyKey();
  const books = useBooks();
  const form = useForm<Values, unknown, Values>({
    defaultValues: { accountId: null, vat: 0, text: line.text, invoice: '', voucher: '' },
  });
  const { control } = form;
  const values = useWatch({ control }) as Values;
  const match = withFieldErrors(form, async (sent: Values) => {
    const body = { kind, version: line.version, ...fieldsOf(kind, sent) };
    const input = { params: { id: line.id }, body };
    const idempotencyKey = idempotency.keyFor(input);
    toastSuccess((await call(bankRoutes.matchBankLine, input, { idempotencyKey })).message);
  });
  const accounts = books.accounts.filter(({ id }) => id !== account.id);
  const settled = useQuery(balancesQuery()).data;
  const likely = settled && settledAccount(line.amount, books.accounts, settled.accounts)?.id;
  const chooseLikely = useEffectEvent((id: string) => {
    if (form.getValues('accountId') === null) form.setValue('accountId', id);
  });
  useEffect(() => {
    if (likely !== undefined) chooseLikely(likely);
  }, [likely]);
  const { accountId } = values;
  const suggestVat = useEffectEvent((id: string | null) => {
    const chosen = accounts.find((one) => one.id === id);
    form.setValue('vat', chosen ? suggestedVat(line.amount, chosen, books.isTaxed) : 0);
  });
  useEffect(() => suggestVat(accountId), [accountId]);
  const kinds = (Object.keys(texts.kinds) as Kind[]).filter(
    (one) => one !== 'payment' || (account.takesPayments && line.amount > 0),
  );
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.matchFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.matchTitle}
        help={texts.line(line.date, line.amount, line.text)}
        submitLabel={texts.submit}
        form={form}
        onSubmit={match}
        closedReason={isComplete(kind, values) ? undefined : texts.incomplete}
      >
        <NativeSelect
          label={texts.kind}
          value={kind}
          data={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={(event) => setKind(event.currentTarget.value as Kind)}
        />
        {kind === 'posting' ? (
          <>
            <SelectField
              control={control}
              name="accountId"
              label={texts.chosenAccount}
              {...helpOfAccount(accounts, accountId, texts.accountHelp)}
              options={accounts.map((one) => ({ value: one.id, label: accountLabel(one) }))}
              required
            />
            <MoneyField control={control} name="vat" label={texts.vat} />
            <TextField control={control} name="text" label={texts.postedText} maxLength={200} />
          </>
        ) : kind === 'payment' ? (
          <TextField
            control={control}
            name="invoice"
            label={texts.invoice}
            help={texts.invoiceHelp}
            required
          />
        ) : (
          <TextField control={control} name="voucher" label={texts.voucher} required />
        )}
      </FormDialog>
    </ErrorTextContext>
  );
}

function fieldsOf(kind: Kind, { accountId, vat, text, invoice, voucher }: Values) {
  if (kind === 'payment') {
    const [first = 0, ...otherInvoices] = numbersIn(invoice);
    return { invoice: first, ...(otherInvoices.length > 0 && { otherInvoices }) };
  }
  if (kind === 'entry') return { voucher: Number(voucher) };
  return { accountId: accountId ?? '', vat: isNumber(vat) ? vat : 0, text };
}

function isComplete(kind: Kind, { accountId, invoice, voucher }: Values): boolean {
  if (kind === 'posting') return accountId !== null;
  if (kind === 'payment') return /^[1-9]\d{0,8}(?:[\s,;+]+[1-9]\d{0,8})*$/.test(invoice.trim());
  return /^[1-9]\d{0,8}$/.test(voucher.trim());
}

const numbersIn = (typed: string): number[] => (typed.match(/\d+/g) ?? []).map(Number);
