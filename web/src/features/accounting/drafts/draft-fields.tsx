import { useWatch, type Control } from 'react-hook-form';

import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { SelectField, type Option } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { helpOfAccount } from '../account-guidance.ts';
import { accountLabel, type Account } from '../queries.ts';
import type { DraftValues } from './draft-values.ts';
import { texts } from './texts.ts';

interface DraftFieldsProps {
  control: Control<DraftValues, unknown, DraftValues>;
  accounts: readonly Account[];
  types: readonly Option[];
}

/** The fields of a draft; both accounts are found by number and by name. */
export function DraftFields({ control, accounts, types }: DraftFieldsProps) {
  const [debitId, creditId] = useWatch({ control, name: ['debitId', 'creditId'] });
  const none = accounts.length === 0 ? texts.noAccounts : undefined;
  const options = accounts.map((account) => ({ value: account.id, label: accountLabel(account) }));
  return (
    <>
      <TextField
        control={control}
        name="description"
        label={texts.description}
        maxLength={500}
        required
      />
      <FieldRow>
        <TextField control={control} name="businessName" label={texts.business} maxLength={120} />
        <SelectField control={control} name="type" label={texts.type} options={types} />
      </FieldRow>
      <FieldRow>
        <DateField control={control} name="date" label={texts.date} required />
        <MoneyField control={control} name="amount" label={texts.amount} required signed />
        <MoneyField control={control} name="vat" label={texts.vat} signed />
      </FieldRow>
      <FieldRow>
        <SelectField
          control={control}
          name="debitId"
          label={texts.debit}
          options={options}
          {...helpOfAccount(accounts, debitId, none)}
          required
        />
        <SelectField
          control={control}
          name="creditId"
          label={texts.credit}
          options={options}
          {...helpOfAccount(accounts, creditId)}
          required
        />
      </FieldRow>
    </>
  );
}
