import { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch, type Control } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { asSent, type TypedNumber } from '../../../ui/fields/number-text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';

interface Values {
  tripId: string | null;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  breakfasts: TypedNumber;
  lunches: TypedNumber;
  dinners: TypedNumber;
  nights: TypedNumber;
  mealsByReceipt: boolean;
}

const empty: Values = {
  tripId: null,
  startDate: '',
  startTime: '',
  endDate: '',
  endTime: '',
  breakfasts: 0,
  lunches: 0,
  dinners: 0,
  nights: 0,
  mealsByReceipt: false,
};

const countOf = (value: TypedNumber) => asSent(value) ?? 0;

const bodyOf = ({ tripId, breakfasts, lunches, dinners, nights, ...times }: Values) => ({
  ...times,
  tripId: tripId ?? '',
  breakfasts: countOf(breakfasts),
  lunches: countOf(lunches),
  dinners: countOf(dinners),
  nights: countOf(nights),
});

/** New diets for a trip; choosing it fills in its dates (product B44). */
export function DietForm({ onClose }: { onClose: () => void }) {
  const idempotency = useIdempotencyKey();
  const form = useForm<Values, unknown, Values>({ defaultValues: empty, mode: 'onTouched' });
  const { control } = form;
  const [tripId, startDate, startTime, endDate, endTime] = useWatch({
    control,
    name: ['tripId', 'startDate', 'startTime', 'endDate', 'endTime'],
  });
  const save = withFieldErrors(form, async (values) => {
    const body = bodyOf(values);
    const idempotencyKey = idempotency.keyFor(body);
    await call(allowanceRoutes.createDiet, { body }, { idempotencyKey });
    toastSuccess(texts.dietCreated);
  });
  const isReady = tripId !== null && [startDate, startTime, endDate, endTime].every(Boolean);
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.createFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.dietTitle}
        submitLabel={texts.create}
        help={texts.dietHelp}
        form={form}
        onSubmit={save}
        closedReason={isReady ? undefined : texts.dietClosed}
      >
        <TripField control={control} />
        <TimeFields control={control} />
        <MealFields control={control} />
      </FormDialog>
    </ErrorTextContext>
  );
}

type FieldsProps = Readonly<{ control: Control<Values, unknown, Values> }>;

function TripField({ control }: FieldsProps) {
  const { data } = useQuery(routeQuery(allowanceRoutes.getMileageForm, {}));
  const options = (data?.trips ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <SelectField control={control} name="tripId" label={texts.trip} options={options} required />
      {data?.trips.length === 0 ? <p>{texts.noTrips}</p> : null}
    </>
  );
}

function TimeFields({ control }: FieldsProps) {
  return (
    <>
      <FieldRow>
        <DateField control={control} name="startDate" label={texts.start} required />
        <TimeField control={control} name="startTime" label={texts.startTime} required />
      </FieldRow>
      <FieldRow>
        <DateField control={control} name="endDate" label={texts.end} required />
        <TimeField control={control} name="endTime" label={texts.endTime} required />
      </FieldRow>
    </>
  );
}

function MealFields({ control }: FieldsProps) {
  return (
    <>
      <FieldRow>
        <NumberField control={control} name="breakfasts" label={texts.breakfasts} />
        <NumberField control={control} name="lunches" label={texts.lunches} />
      </FieldRow>
      <FieldRow>
        <NumberField control={control} name="dinners" label={texts.dinners} />
        <NumberField control={control} name="nights" label={texts.nights} />
      </FieldRow>
      <CheckboxField control={control} name="mealsByReceipt" label={texts.mealsByReceipt} />
    </>
  );
}
