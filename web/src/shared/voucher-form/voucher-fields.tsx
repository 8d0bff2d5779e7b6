import { lookupRoutes } from '@driftig/contracts/accounting/lookups';
import { noTrip, noTripLabel } from '@driftig/contracts/accounting/trip-choice';
import { tripRoutes } from '@driftig/contracts/accounting/trips';
import { currencyWord } from '@driftig/domain/format';
import { noFileLabel } from '@driftig/domain/receipts/voucher';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { useAllPages } from '../../api/queries/all-pages.ts';
import { routeQuery } from '../../api/queries/route-query.ts';
import { useUser } from '../../api/session/session.ts';
import { ReceiptFileField } from '../receipt-file/field/receipt-file-field.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { accountLabel, accountsQuery } from './accounts.ts';
import { texts } from './texts.ts';
import type { useVoucherForm } from './use-voucher-form.ts';
import { employeeOptions, typeOptions } from './voucher-values.ts';

interface FieldsOfVoucher {
  voucherForm: ReturnType<typeof useVoucherForm>;
}

/** The fields of a voucher; the employee is the accountant unless another is chosen (product B33). */
export function VoucherFields({ voucherForm }: FieldsOfVoucher) {
  const { form, voucher, reading, shop } = voucherForm;
  const { control } = form;
  const { markOf } = reading;
  const isEdit = voucher !== undefined;
  const [noFile, cvr] = useWatch({ control, name: ['noFile', 'cvr'] });
  const unit = currencyWord(useUser().company.currency);
  return (
    <>
      {noFile ? null : (
        <ReceiptFileField
          control={control}
          name="receipt"
          isRequired={!isEdit}
          onFile={reading.read}
          status={reading.status}
        />
      )}
      {isEdit ? null : <CheckboxField control={control} name="noFile" label={noFileLabel} />}
      <TextField
        control={control}
        name="businessName"
        label={texts.business}
        maxLength={120}
        {...withCvr(markOf('businessName'), cvr)}
        autoComplete="off"
        required
      />
      <TextareaField
        control={control}
        name="description"
        label={texts.description}
        rows={2}
        maxLength={500}
        {...markOf('description')}
        required
      />
      <FieldRow>
        <MoneyField
          control={control}
          name="price"
          label={texts.amount}
          unit={unit}
          required
          {...markOf('price')}
        />
        <MoneyField control={control} name="vat" label={texts.vat} unit={unit} {...markOf('vat')} />
      </FieldRow>
      <FieldRow>
        <DateField control={control} name="date" label={texts.date} required {...markOf('date')} />
        <SelectField
          control={control}
          name="type"
          label={texts.type}
          options={typeOptions}
          {...shop.markOf('type')}
          {...markOf('type')}
          required
        />
      </FieldRow>
      <ChosenRows voucherForm={voucherForm} />
    </>
  );
}

/** The CVR number finds the shop the next time, and is seen before it is sent. */
function withCvr({ help }: { readonly help?: string }, cvr: string) {
  const shown = [help, cvr === '' ? undefined : texts.readCvr(cvr)];
  const text = shown.filter((part) => part !== undefined).join(' · ');
  return text === '' ? {} : { help: text };
}

/** Trip, account and employee of a voucher. An edit may choose another employee, but not none. */
function ChosenRows({ voucherForm }: FieldsOfVoucher) {
  const { form, voucher, shop } = voucherForm;
  const { control } = form;
  const trips = useAllPages(tripRoutes.listTrips, { query: {} });
  const accounts = useQuery(accountsQuery);
  const employees = useQuery(routeQuery(lookupRoutes.listAccountingEmployees, { query: {} }));
  const tripOptions = (trips.rows ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <FieldRow>
        <SelectField
          control={control}
          name="tripId"
          label={texts.trip}
          options={[{ value: noTrip, label: noTripLabel }, ...tripOptions]}
          required
        />
        <SelectField
          control={control}
          name="account"
          label={texts.account}
          options={(accounts.data ?? []).map((account) => ({
            value: account.id,
            label: accountLabel(account),
          }))}
          clearable
          {...shop.markOf('account')}
        />
      </FieldRow>
      <SelectField
        control={control}
        name="employeeId"
        label={texts.employee}
        options={employees.data === undefined ? [] : employeeOptions(employees.data, voucher)}
        clearable={voucher === undefined}
      />
    </>
  );
}
