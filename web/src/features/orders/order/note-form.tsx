// Default export: loaded lazily by the notes.
import { longestOrderText } from '@driftig/contracts/records/types/orders';
import { text as plainText } from '@driftig/contracts/wire/text';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as z from 'zod';

import { invalidate } from '../../../api/queries/changes.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { texts as recordTexts } from '../../../shared/record-screens/texts.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import type { OrderOverview } from '../queries.ts';
import { texts } from '../texts.ts';
import { saveNote, type NoteField } from './note-queries.ts';
import classes from './order.module.css';

const schema = z.object({ text: plainText(longestOrderText) });

interface NoteFormProps {
  order: OrderOverview['order'];
  field: NoteField;
  label: string;
  onClose: () => void;
}

/**
 * A note, edited in place. When another user has changed it meanwhile, the typed text stays and the
 * other one is shown; saving again then replaces it.
 */
export default function NoteForm({ order, field, label, onClose }: NoteFormProps) {
  const [opened] = useState(order[field]);
  const form = useZodForm(schema, { text: opened });
  useEffect(() => form.setFocus('text'), [form]);
  const save = withFieldErrors(form, async ({ text }: { text: string }) => {
    const { number, version } = order;
    try {
      await saveNote(field, { number, version, text });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        await invalidate(new Set(['getOrderOverview']));
      throw error;
    }
    toastSuccess(texts.noteSaved);
    onClose();
  });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <ErrorTextContext value={(error) => messageOf(error, recordTexts.saveFailed)}>
      <Form form={form} onSubmit={save}>
        {order[field] === opened ? null : (
          <p className={classes.text}>
            <b>{texts.nowThere}</b> {order[field] || texts.noNote}
          </p>
        )}
        <div className={classes.noteField}>
          <TextareaField
            control={form.control}
            name="text"
            label={label}
            rows={4}
            maxLength={longestOrderText}
          />
        </div>
        <div className={classes.noteButtons}>
          <Button onClick={onClose} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </Form>
      <LeaveGuard when={isDirty && !isSubmitting} />
    </ErrorTextContext>
  );
}
