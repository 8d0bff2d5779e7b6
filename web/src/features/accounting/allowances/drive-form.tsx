import { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { lookupRoutes } from '@driftig/contracts/accounting/lookups';
import { noTrip, noTripLabel } from '@driftig/contracts/accounting/trip-choice';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { danishDate } from '@driftig/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { bodyOf, isDriveReady, newDrive, type DriveValues } from './drive-values.ts';
import { texts } from './texts.ts';

type Remembered = AnswerOf<typeof allowanceRoutes.getMileageForm>;
type DriveControl = Control<DriveValues, unknown, DriveValues>;

interface DriveFormProps {
  /** Bookkeeping chooses whose drive it is. */
  forOthers?: boolean;
  onClose: () => void;
}

/** A new drive; address and car are those of the last one (product B40). */
export function DriveForm({ forOthers = false, onClose }: DriveFormProps) {
  const remembered = useQuery(routeQuery(allowanceRoutes.getMileageForm, {}));
  return (
    <QueryResult
      query={remembered}
      title={texts.createFailed}
      errorId={errorIdOf(remembered.error)}
    >
      {(last) => <FilledForm last={last} forOthers={forOthers} onClose={onClose} />}
    </QueryResult>
  );
}

interface FilledFormProps extends Required<DriveFormProps> {
  last: Remembered;
}

function FilledForm({ last, forOthers, onClose }: FilledFormProps) {
  const idempotency = useIdempotencyKey();
  const [defaultValues] = useState(() => {
    const today = danishDate(new Date().toISOString());
    return newDrive(today, forOthers ? { address: '', registration: '' } : last);
  });
  const form = useForm<DriveValues, unknown, DriveValues>({ defaultValues, mode: 'onTouched' });
  const { control } = form;
  const values = useWatch({ control }) as DriveValues;
  const save = withFieldErrors(form, async (typed) => {
    const body = bodyOf(typed);
    const idempotencyKey = idempotency.keyFor(body);
    await call(allowanceRoutes.createDrive, { body }, { idempotencyKey });
    toastSuccess(texts.driveCreated);
  });
  const isReady = isDriveReady(values) && (!forOthers || values.employeeId !== null);
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.createFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.driveTitle}
        submitLabel={texts.create}
        help={texts.newYear}
        form={form}
        onSubmit={save}
        closedReason={isReady ? undefined : texts.driveClosed}
      >
        {forOthers ? <EmployeeField control={control} /> : null}
        <RouteFields control={control} />
        <VehicleFields
          control={control}
          isCar={values.vehicle !== 'cycle'}
          trips={last.trips}
          forOthers={forOthers}
        />
      </FormDialog>
    </ErrorTextContext>
  );
}

function EmployeeField({ control }: { control: DriveControl }) {
  const { data = [] } = useQuery(routeQuery(lookupRoutes.listAccountingEmployees, { query: {} }));
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      control={control}
      name="employeeId"
      label={texts.employee}
      options={options}
      required
    />
  );
}

function RouteFields({ control }: { control: DriveControl }) {
  return (
    <>
      <FieldRow>
        <DateField control={control} name="date" label={texts.date} required />
        <MoneyField control={control} name="km" label={texts.km} unit="km" required />
      </FieldRow>
      <TextField control={control} name="description" label={texts.why} maxLength={200} required />
      <FieldRow>
        <TextField control={control} name="from" label={texts.from} maxLength={120} required />
        <TextField control={control} name="to" label={texts.to} maxLength={120} required />
      </FieldRow>
      <TextareaField control={control} name="stops" label={texts.stops} maxLength={2000} />
    </>
  );
}

interface VehicleFieldsProps {
  control: DriveControl;
  isCar: boolean;
  forOthers: boolean;
  trips: Remembered['trips'];
}

function VehicleFields({ control, isCar, forOthers, trips }: VehicleFieldsProps) {
  const tripOptions = trips.map(({ id, title }) => ({ value: id, label: title }));
  const vehicles = (['car', 'cycle'] as const).map((value) => ({ value, label: texts[value] }));
  return (
    <>
      <FieldRow>
        <SelectField control={control} name="vehicle" label={texts.vehicle} options={vehicles} />
        {isCar ? (
          <TextField
            control={control}
            name="registration"
            label={texts.registration}
            maxLength={12}
            required
          />
        ) : null}
      </FieldRow>
      <TextField
        control={control}
        name="address"
        label={forOthers ? texts.addressOf : texts.address}
        maxLength={200}
        required
      />
      <SelectField
        control={control}
        name="tripId"
        label={texts.trip}
        options={[{ value: noTrip, label: noTripLabel }, ...tripOptions]}
      />
      <CheckboxField control={control} name="isCommute" label={texts.commute} />
    </>
  );
}
