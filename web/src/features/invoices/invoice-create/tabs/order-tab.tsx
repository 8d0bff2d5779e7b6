// Default export: loaded lazily by SectionPanels.
import { Alert, Button } from '@mantine/core';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import { endFollowsStart } from '../../../../shared/record-screens/form/end-follows-start.ts';
import { linkedForm } from '../../../../shared/record-screens/form/linked-form.ts';

import { Card } from '../../../../ui/layout/card.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../../ui/fields/field-row.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { TimeField } from '../../../../ui/fields/time-field.tsx';
import { emptyOrder, type InvoiceValues } from '../values/form-values.ts';
import { setValues } from '../values/set-values.ts';
import classes from './tab.module.css';
import { texts } from '../texts.ts';

type Field = keyof InvoiceValues;
const orderDays = { start: 'orderStartDate', end: 'orderEndDate' } satisfies Record<string, Field>;

export default function OrderTab() {
  const form = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { control } = form;
  const number = useWatch({ control, name: 'orderNumber' });
  useEffect(() => endFollowsStart(linkedForm(form), orderDays), [form]);
  return (
    <Card>
      <div className={classes.fields}>
        <RefusedOrder />
        <p className={classes.note}>{number ? texts.ofOrder(number) : texts.orderHelp}</p>
        <TextField control={control} name="orderTitle" label={texts.orderTitle} maxLength={200} />
        <TextareaField
          control={control}
          name="orderDescription"
          label={texts.orderDescription}
          maxLength={4000}
        />
        <FieldRow>
          <DateField control={control} name="orderStartDate" label={texts.orderStartDate} />
          <TimeField control={control} name="orderStartTime" label={texts.orderStartTime} />
        </FieldRow>
        <FieldRow>
          <DateField control={control} name="orderEndDate" label={texts.orderEndDate} />
          <TimeField control={control} name="orderEndTime" label={texts.orderEndTime} />
        </FieldRow>
        <TextareaField
          control={control}
          name="orderNoteEmployees"
          label={texts.orderNoteEmployees}
          rows={2}
          maxLength={4000}
        />
        <TextareaField
          control={control}
          name="orderNoteAdministration"
          label={texts.orderNoteAdministration}
          rows={2}
          maxLength={4000}
        />
      </div>
    </Card>
  );
}

/** The order of the form is gone or cancelled: why, and the invoice goes on without it. */
function RefusedOrder() {
  const form = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { field, fieldState } = useController({ control: form.control, name: 'orderNumber' });
  if (fieldState.error === undefined) return null;
  return (
    <Alert color="red" title={fieldState.error.message}>
      <p className={classes.said}>{texts.withoutOrderHelp}</p>
      <Button
        ref={field.ref}
        name={field.name}
        size="compact-sm"
        onClick={() => {
          setValues(form, emptyOrder);
          form.setFocus('orderTitle');
        }}
      >
        {texts.withoutOrder}
      </Button>
    </Alert>
  );
}
