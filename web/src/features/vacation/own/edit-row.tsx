import { absenceTypes, longestComment } from '@driftig/contracts/vacation/absence-type';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { useFormInPlace } from '../../../ui/focus/use-form-in-place.ts';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { ApplicationFacts } from '../../../shared/holiday-balance/form/application-facts.tsx';
import {
  LeftOutFields,
  typeOptions,
  type ApplicationControl,
} from '../../../shared/holiday-balance/form/application-fields.tsx';
import { DayPartField } from '../../../shared/holiday-balance/form/day-part-field.tsx';
import { texts as formTexts } from '../../../shared/holiday-balance/form/texts.ts';
import { useApplicationForm } from '../../../shared/holiday-balance/form/use-application-form.ts';
import { useSaveApplication } from '../../../shared/holiday-balance/form/use-save-application.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { statusOf } from '../../../shared/holiday-balance/entry-text.ts';
import classes from './own-table.module.css';
import { texts as dayTexts } from '../../../shared/holiday-balance/texts.ts';
import { texts } from './texts.ts';

interface EditRowProps {
  /** The edited entry; undefined for a new row. */
  entry?: Entry;
  onDone: () => void;
}

/**
 * A row whose cells are the fields of an application, and below them what it costs and meets. Default
 * export: loaded lazily, since most who open the page only look.
 */
export default function EditRow({ entry, onDone }: EditRowProps) {
  const form = useApplicationForm(entry);
  const save = useSaveApplication(form, { entry, onSaved: onDone });
  const { isDirty, isSubmitting } = form.formState;
  const box = useRef<HTMLDivElement>(null);
  useFormInPlace(box, { isDirty, onClose: onDone });
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), []);
  return (
    <div ref={box}>
      <Form form={form} onSubmit={save}>
        <div className={classes.cells}>
          <Cells control={form.control} entry={entry} />
          <span className={classes.actions}>
            <Button size="compact-sm" variant="filled" type="submit" loading={isSubmitting}>
              {texts.save}
            </Button>
            <Button size="compact-sm" onClick={onDone} disabled={isSubmitting}>
              {entry === undefined ? texts.remove : texts.cancel}
            </Button>
          </span>
        </div>
        <div className={classes.below}>
          <DayPartField control={form.control} />
          <LeftOutFields control={form.control} />
          <ApplicationFacts control={form.control} entry={entry} />
        </div>
      </Form>
      <LeaveGuard when={isDirty} />
    </div>
  );
}

function Cells({ control, entry }: { control: ApplicationControl; entry: Entry | undefined }) {
  const [type, isOpen] = useWatch({ control, name: ['type', 'isOpen'] });
  const { mayBeOpen } = absenceTypes[type];
  const status = entry && statusOf(entry);
  return (
    <>
      <DateField control={control} name="startDate" label={formTexts.from} required />
      <div className={classes.pair}>
        <DateField
          control={control}
          name="endDate"
          label={formTexts.to}
          disabled={mayBeOpen && isOpen}
        />
        {mayBeOpen ? (
          <CheckboxField control={control} name="isOpen" label={dayTexts.until} />
        ) : null}
      </div>
      <div className={classes.times}>
        <TimeField control={control} name="startTime" label={formTexts.timeFrom} />
        <TimeField control={control} name="endTime" label={formTexts.timeTo} />
      </div>
      <SelectField control={control} name="type" label={formTexts.type} options={typeOptions} />
      <TextField
        control={control}
        name="comment"
        label={formTexts.comment}
        maxLength={longestComment}
      />
      <span />
      <span className={classes.status}>
        <StatusChip tone={status?.tone ?? 'neutral'}>{status?.text ?? texts.isNew}</StatusChip>
      </span>
    </>
  );
}
