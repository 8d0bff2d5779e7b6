import { lookupRoutes } from '@driftig/contracts/accounting/lookups';
import { noTrip, noTripLabel } from '@driftig/contracts/accounting/trip-choice';
import { tripRoutes } from '@driftig/contracts/accounting/trips';
import { noFileLabel } from '@driftig/domain/receipts/voucher';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { useAllPages } from '../../../api/queries/all-pages.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { ReceiptFileField } from '../../../shared/receipt-file/field/receipt-file-field.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { accountLabel, accountsQuery, type Voucher } from '../queries.ts';
import { texts } from './texts.ts';
import {
  employeeOptions,
  typeOptions,
  type VoucherFieldsProps,
  type VoucherReading,
} from './voucher-values.ts';

interface FieldsOfVoucher extends Pick<VoucherFieldsProps, 'control'> {
  /** The voucher that is edited; undefined for a new one. */
  voucher: Voucher | undefined;
  reading: VoucherReading;
}

/** The fields of a voucher; the employee is the accountant unless another is chosen (product B33). */
export function VoucherFields({ control, voucher, reading }: FieldsOfVoucher) {
  const { markOf } = reading;
  const isEdit = voucher !== undefined;
  const noFile = useWatch({ control, name: 'noFile' });
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
        {...markOf('businessName')}
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
          unit="kr."
          required
          {...markOf('price')}
        />
        <MoneyField control={control} name="vat" label={texts.vat} unit="kr." {...markOf('vat')} />
      </FieldRow>
      <FieldRow>
        <DateField control={control} name="date" label={texts.date} required {...markOf('date')} />
        <SelectField
          control={control}
          name="type"
          label={texts.type}
          options={typeOptions}
          {...markOf('type')}
          required
        />
      </FieldRow>
      <ChosenRows control={control} voucher={voucher} />
    </>
  );
}

/** Trip, account and employee of a voucher. An edit may choose another employee, but not none. */
function ChosenRows({ control, voucher }: Omit<FieldsOfVoucher, 'reading'>) {
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
