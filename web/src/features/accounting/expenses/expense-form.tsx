import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { expenseStatuses, type ExpenseStatus } from '@driftig/contracts/accounting/expense-status';
import { lookupRoutes } from '@driftig/contracts/accounting/lookups';
import { noTrip, noTripLabel } from '@driftig/contracts/accounting/trip-choice';
import { tripRoutes } from '@driftig/contracts/accounting/trips';
import { danishDate } from '@driftig/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { useAllPages } from '../../../api/queries/all-pages.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { TypedNumber } from '../../../ui/fields/number-text.ts';
import { SelectField, type Option } from '../../../ui/fields/select-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';

interface Values {
  departmentId: string | null;
  employeeId: string | null;
  amount: TypedNumber;
  date: string;
  status: string | null;
  tripId: string | null;
  description: string;
}

const startStatuses = (['pending', 'approved', 'paid'] as const).map((value) => ({
  value,
  label: expenseStatuses[value].label,
}));

const optionsOf = (rows: readonly { id: string; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

const newExpense = (): Values => ({
  departmentId: null,
  employeeId: null,
  amount: null,
  date: danishDate(new Date().toISOString()),
  status: 'pending',
  tripId: noTrip,
  description: '',
});

function bodyOf({ employeeId, amount, date, status, description, tripId }: Values) {
  return {
    employeeId: employeeId ?? '',
    amount: Number(amount),
    date,
    status: (status ?? 'pending') as Exclude<ExpenseStatus, 'rejected'>,
    description,
    tripId: tripId ?? noTrip,
  };
}

/** A new expense without a receipt (product B28). */
export function ExpenseForm({ onClose }: { onClose: () => void }) {
  const idempotency = useIdempotencyKey();
  const [defaultValues] = useState(newExpense);
  const form = useForm<Values, unknown, Values>({ defaultValues, mode: 'onTouched' });
  const { control } = form;
  const [departmentId, employeeId, amount] = useWatch({
    control,
    name: ['departmentId', 'employeeId', 'amount'],
  });
  const query = departmentId === null ? {} : { departmentId };
  const employees = useQuery(routeQuery(lookupRoutes.listAccountingEmployees, { query }));
  const save = withFieldErrors(form, async (values) => {
    const body = bodyOf(values);
    const idempotencyKey = idempotency.keyFor(body);
    await call(expenseRoutes.createExpense, { body }, { idempotencyKey });
    toastSuccess(texts.created);
  });
  // Another department has other employees, so the chosen one may be gone.
  const isKnown = employees.data?.some(({ id }) => id === employeeId) === true;
  const isReady = isKnown && typeof amount === 'number' && amount !== 0;
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.createFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.add}
        submitLabel={texts.create}
        form={form}
        onSubmit={save}
        closedReason={isReady ? undefined : texts.closed}
      >
        <ExpenseFields control={control} employees={optionsOf(employees.data)} />
      </FormDialog>
    </ErrorTextContext>
  );
}

interface ExpenseFieldsProps {
  control: Control<Values, unknown, Values>;
  employees: readonly Option[];
}

/** The employees follow the department (product V19). */
function ExpenseFields({ control, employees }: ExpenseFieldsProps) {
  const departments = useQuery(routeQuery(lookupRoutes.listAccountingDepartments, {}));
  const trips = useAllPages(tripRoutes.listTrips, { query: {} });
  const tripOptions = (trips.rows ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <FieldRow>
        <SelectField
          control={control}
          name="departmentId"
          label={texts.department}
          options={optionsOf(departments.data)}
          placeholder={texts.allDepartments}
          clearable
        />
        <SelectField
          control={control}
          name="employeeId"
          label={texts.employee}
          options={employees}
          required
        />
      </FieldRow>
      <FieldRow>
        <MoneyField control={control} name="amount" label={texts.amount} unit="kr." required />
        <DateField control={control} name="date" label={texts.date} required />
      </FieldRow>
      <FieldRow>
        <SelectField control={control} name="status" label={texts.status} options={startStatuses} />
        <SelectField
          control={control}
          name="tripId"
          label={texts.trip}
          options={[{ value: noTrip, label: noTripLabel }, ...tripOptions]}
        />
      </FieldRow>
      <TextareaField
        control={control}
        name="description"
        label={texts.description}
        maxLength={500}
      />
    </>
  );
}
