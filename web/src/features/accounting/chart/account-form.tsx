import { accountRoutes } from '@driftig/contracts/accounting/accounts';
import { accountTypes, type AccountType } from '@driftig/contracts/accounting/account-type';
import { accountHelp } from '@driftig/domain/accounting/account-help';
import { publicChart } from '@driftig/domain/accounting/public-chart';
import { Button } from '@mantine/core';
import { useForm, useWatch, type Control, type Resolver } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { TypedNumber } from '../../../ui/fields/number-text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { accountLabel, type Account } from '../queries.ts';
import classes from '../accounting.module.css';
import { texts } from './texts.ts';

interface AccountFormProps {
  /** The account that is edited; undefined for a new one. */
  account: Account | undefined;
  onDone: () => void;
}

interface Values {
  number: TypedNumber;
  name: string;
  type: string | null;
  hasVat: boolean;
  standardNumber: string | null;
  guidance: string;
}

const typeOptions = Object.entries(accountTypes).map(([value, { label }]) => ({ value, label }));
const standardOptions = publicChart.map((account) => ({
  value: String(account.number),
  label: accountLabel(account),
}));

function valuesOf(account: Account | undefined): Values {
  if (account === undefined)
    return {
      number: null,
      name: '',
      type: 'expense',
      hasVat: false,
      standardNumber: null,
      guidance: '',
    };
  const { number, name, type, hasVat, standardNumber, guidance } = account;
  return {
    number,
    name,
    type,
    hasVat,
    standardNumber: standardNumber === 0 ? null : String(standardNumber),
    guidance,
  };
}

/** Looks for what is missing; the server checks the rest, and its errors come to the fields. */
const resolver: Resolver<Values, unknown, Values> = (values) => {
  const missing = [
    ...(values.number === null ? [['number', texts.numberMissing] as const] : []),
    ...(values.name.trim() === '' ? [['name', texts.nameMissing] as const] : []),
  ];
  if (missing.length === 0) return { values, errors: {} };
  const errors = missing.map(([name, message]) => [name, { type: 'missing', message }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** Saves the account with the version that the form was opened with. */
function useSave(account: Account | undefined, onDone: () => void) {
  const idempotency = useIdempotencyKey();
  return async ({ number, name, type, hasVat, standardNumber, guidance }: Values) => {
    const body = {
      number: Number(number),
      name,
      type: type as AccountType,
      hasVat,
      standardNumber: Number(standardNumber ?? 0),
      guidance,
    };
    if (account === undefined)
      await call(
        accountRoutes.createAccount,
        { body },
        { idempotencyKey: idempotency.keyFor(body) },
      );
    else {
      const { id, version } = account;
      await call(accountRoutes.updateAccount, { params: { id }, body: { ...body, version } });
    }
    toastSuccess(account === undefined ? texts.created : texts.changed);
    onDone();
  };
}

/** The public chart's account, with its posting instruction where it has one. */
function StandardField({ control }: { control: Control<Values, unknown, Values> }) {
  const standardNumber = useWatch({ control, name: 'standardNumber' });
  return (
    <SelectField
      control={control}
      name="standardNumber"
      label={texts.standard}
      help={accountHelp(Number(standardNumber ?? 0)) ?? texts.standardHelp}
      options={standardOptions}
      clearable
    />
  );
}

/** The form of an account, new or edited, with its errors at the fields. */
export function AccountForm({ account, onDone }: AccountFormProps) {
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: valuesOf(account),
    mode: 'onTouched',
  });
  const { control } = form;
  const save = withFieldErrors(form, useSave(account, onDone));
  const failed = account === undefined ? texts.createFailed : texts.changeFailed;
  return (
    <ErrorTextContext value={(error) => messageOf(error, failed)}>
      <div className={classes.panel}>
        {account === undefined ? null : (
          <h3 className={classes.subtitle}>{texts.editTitle(accountLabel(account))}</h3>
        )}
        <Form form={form} onSubmit={save}>
          <FieldRow>
            <NumberField control={control} name="number" label={texts.number} required />
            <TextField control={control} name="name" label={texts.name} maxLength={200} required />
          </FieldRow>
          <SelectField
            control={control}
            name="type"
            label={texts.type}
            options={typeOptions}
            required
          />
          <StandardField control={control} />
          <CheckboxField
            control={control}
            name="hasVat"
            label={texts.hasVat}
            help={texts.hasVatHelp}
          />
          <TextField
            control={control}
            name="guidance"
            label={texts.guidance}
            help={texts.guidanceHelp}
            maxLength={300}
          />
          <div className={classes.formActions}>
            <Button onClick={onDone}>{texts.cancel}</Button>
            <Button type="submit" variant="filled" loading={form.formState.isSubmitting} data-save>
              {account === undefined ? texts.create : texts.save}
            </Button>
          </div>
        </Form>
      </div>
    </ErrorTextContext>
  );
}
