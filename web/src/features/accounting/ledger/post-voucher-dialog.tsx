import { postingLegs } from '@driftig/domain/ledger/posting-legs';
import { useForm, useWatch } from 'react-hook-form';

import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { LegTable } from '../drafts/posting-preview.tsx';
import { useBooks } from '../drafts/use-books.ts';
import { helpOfAccount } from '../account-guidance.ts';
import { accountLabel } from '../queries.ts';
import { texts } from './texts.ts';

interface Values {
  debitId: string | null;
  creditId: string | null;
}

interface ChosenAccounts {
  readonly debitId: string;
  readonly creditId: string;
}

interface PostVoucherDialogProps {
  name: string;
  submitLabel: string;
  /** The account that is on the receipt. */
  start?: Partial<Values>;
  /** Gross and its VAT, in øre. */
  amount: number;
  vat: number;
  post: (accounts: ChosenAccounts, idempotencyKey: string) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Posts an approved receipt or expense on two accounts, with the entry that it makes (product B49). */
export function PostVoucherDialog(props: PostVoucherDialogProps) {
  const { name, submitLabel, start, amount, vat, post, onClose } = props;
  const idempotency = useIdempotencyKey();
  const books = useBooks();
  const form = useForm<Values, unknown, Values>({
    defaultValues: { debitId: null, creditId: null, ...start },
  });
  const { control } = form;
  const [debitId, creditId] = useWatch({ control, name: ['debitId', 'creditId'] });
  const chosen = { debitId: debitId ?? '', creditId: creditId ?? '' };
  const save = withFieldErrors(form, async () => {
    const { message } = await post(chosen, idempotency.keyFor(chosen));
    toastSuccess(message);
  });
  const options = books.accounts.map((account) => ({
    value: account.id,
    label: accountLabel(account),
  }));
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.postFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.postTitle(name)}
        help={texts.postedForGood}
        submitLabel={submitLabel}
        form={form}
        onSubmit={save}
        closedReason={debitId === null || creditId === null ? texts.accountsNeeded : undefined}
      >
        <SelectField
          control={control}
          name="debitId"
          label={texts.debitAccount}
          options={options}
          {...helpOfAccount(books.accounts, debitId)}
          required
        />
        <SelectField
          control={control}
          name="creditId"
          label={texts.creditAccount}
          options={options}
          {...helpOfAccount(books.accounts, creditId)}
          required
        />
        <LegTable legs={postingLegs({ amount, vat, ...chosen }, books)} />
      </FormDialog>
    </ErrorTextContext>
  );
}
