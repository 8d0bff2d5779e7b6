import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';

import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { DemoEvent } from './demo-event.ts';
import { departments, people } from './demo-data.ts';
import { eventOf, eventSchema, valuesOf } from './event-form.ts';
import { texts } from './texts.ts';

interface EventDialogProps {
  event: DemoEvent;
  events: readonly DemoEvent[];
  onSave: (event: DemoEvent) => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const named = (items: readonly { id: string; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

/** All fields of a demo event (product K15). Saving changes nothing but the calendar on the screen. */
export default function EventDialog(props: EventDialogProps) {
  const { event, events, onSave, onDelete, onClose } = props;
  const isNew = events.every(({ id }) => id !== event.id);
  const form = useZodForm(eventSchema(event.id, events), valuesOf(event));
  const { control } = form;
  const [allDay, departmentId] = useWatch({ control, name: ['allDay', 'departmentId'] });
  const remove = () => {
    onDelete(event.id);
    onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={isNew ? texts.form.create : texts.form.edit}
      help={texts.form.help}
      form={form}
      onSubmit={async (values) => onSave(eventOf(event.id, values))}
      aside={
        isNew ? null : (
          <Button color="red" variant="subtle" onClick={remove}>
            {texts.form.delete}
          </Button>
        )
      }
    >
      <TextField control={control} name="title" label={texts.form.title} maxLength={200} required />
      <FieldRow>
        <SelectField
          control={control}
          name="category"
          label={texts.form.category}
          options={optionsOf(texts.categories)}
        />
        <SelectField
          control={control}
          name="color"
          label={texts.form.color}
          options={optionsOf(texts.colors)}
        />
      </FieldRow>
      <CheckboxField control={control} name="allDay" label={texts.form.allDay} />
      <FieldRow>
        <DateField control={control} name="startDate" label={texts.form.startDate} required />
        {allDay ? null : (
          <TimeField control={control} name="startTime" label={texts.form.startTime} required />
        )}
      </FieldRow>
      <FieldRow>
        <DateField control={control} name="endDate" label={texts.form.endDate} required />
        {allDay ? null : (
          <TimeField control={control} name="endTime" label={texts.form.endTime} required />
        )}
      </FieldRow>
      <FieldRow>
        <SelectField
          control={control}
          name="departmentId"
          label={texts.department}
          options={named(departments)}
        />
        <SelectField
          control={control}
          name="personId"
          label={texts.person}
          options={named(people.filter((one) => one.departmentId === departmentId))}
          required
        />
      </FieldRow>
      <TextareaField
        control={control}
        name="description"
        label={texts.form.description}
        rows={2}
        maxLength={1000}
      />
    </FormDialog>
  );
}
