import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { expenseStatuses, type ExpenseStatus } from '@driftig/contracts/accounting/expense-status';
import { lookupRoutes } from '@driftig/contracts/accounting/lookups';
import { noTrip, noTripLabel } from '@driftig/contracts/accounting/trip-choice';
import { tripRoutes } from '@driftig/contracts/accounting/trips';
import { danishDate } from '@driftig/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';

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
import { SelectField } from '../../../ui/fields/select-field.tsx';
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

/** A new expense without a receipt; its employees follow the department (product B28, V19). */
export function ExpenseForm({ onClose }: { onClose: () => void }) {
  const idempotency = useIdempotencyKey();
  const form = useForm<Values, unknown, Values>({
    defaultValues: {
      departmentId: null,
      employeeId: null,
      amount: null,
      date: danishDate(new Date().toISOString()),
      status: 'pending',
      tripId: noTrip,
      description: '',
    },
    mode: 'onTouched',
  });
  const { control, setValue } = form;
  const [departmentId, employeeId, amount] = useWatch({
    control,
    name: ['departmentId', 'employeeId', 'amount'],
  });
  const query = departmentId === null ? {} : { departmentId };
  const employees = useQuery(routeQuery(lookupRoutes.listAccountingEmployees, { query }));
  const departments = useQuery(routeQuery(lookupRoutes.listAccountingDepartments, {}));
  const trips = useAllPages(tripRoutes.listTrips, { query: {} });
  useEffect(() => setValue('employeeId', null), [departmentId, setValue]);
  const save = withFieldErrors(form, async (values) => {
    const body = {
      employeeId: values.employeeId ?? '',
      amount: Number(values.amount),
      date: values.date,
      status: (values.status ?? 'pending') as Exclude<ExpenseStatus, 'rejected'>,
      description: values.description,
      tripId: values.tripId ?? noTrip,
    };
    await call(expenseRoutes.createExpense, { body }, { idempotencyKey: idempotency.keyFor(body) });
    toastSuccess(texts.created);
  });
  const isReady = employeeId !== null && typeof amount === 'number' && amount !== 0;
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
            options={optionsOf(employees.data)}
            required
          />
        </FieldRow>
        <FieldRow>
          <MoneyField control={control} name="amount" label={texts.amount} unit="kr." required />
          <DateField control={control} name="date" label={texts.date} required />
        </FieldRow>
        <FieldRow>
          <SelectField
            control={control}
            name="status"
            label={texts.status}
            options={startStatuses}
          />
          <SelectField
            control={control}
            name="tripId"
            label={texts.trip}
            options={[
              { value: noTrip, label: noTripLabel },
              ...(trips.rows ?? []).map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        </FieldRow>
        <TextareaField
          control={control}
          name="description"
          label={texts.description}
          maxLength={500}
        />
      </FormDialog>
    </ErrorTextContext>
  );
}
