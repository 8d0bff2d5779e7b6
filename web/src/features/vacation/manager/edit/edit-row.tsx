// Default export: loaded lazily, when a row is written or edited in place.
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';

import { EmployeeName } from '../../../../shared/decision-lists/employee-name.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { ConflictAlert } from '../../../../ui/feedback/conflict-alert.tsx';
import { useFormInPlace } from '../../../../ui/focus/use-form-in-place.ts';
import { LeaveGuard } from '../../../../ui/unsaved-changes/leave-guard.tsx';
import { ApplicationFacts } from '../../../../shared/holiday-balance/form/application-facts.tsx';
import {
  CommentField,
  LeftOutFields,
  OpenField,
  TimeFields,
  typeOptions,
  type ApplicationControl,
} from '../../../../shared/holiday-balance/form/application-fields.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import classes from './edit-row.module.css';
import { HolidayBackField } from './holiday-back-field.tsx';
import { EmployeeField } from './employee-field.tsx';
import { DayPartField } from '../../../../shared/holiday-balance/form/day-part-field.tsx';
import { texts } from '../texts.ts';
import { useEntryForm } from './use-entry-form.ts';

interface EditRowProps {
  /** Undefined for a new application. */
  entry: Entry | undefined;
  onClose: () => void;
}

/** An application in place of its row: its fields side by side, and what it costs and meets. */
export default function EditRow({ entry, onClose }: EditRowProps) {
  const { form, save, conflict, loadNewest } = useEntryForm(entry, onClose);
  const { control, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const box = useRef<HTMLElement>(null);
  useFormInPlace(box, { isDirty, onClose });
  const focusFirst = useEffectEvent(() => form.setFocus(entry ? 'startDate' : 'employeeId'));
  useEffect(() => {
    focusFirst();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={box}
      className={classes.box}
      aria-label={entry ? texts.editTitle : texts.newTitle}
    >
      <Form form={form} onSubmit={save}>
        <ConflictAlert conflict={conflict} text={texts.changedWhileEdited} onLoad={loadNewest} />
        <Fields control={control} entry={entry} />
        <ApplicationFacts control={control} entry={entry} />
        <div className={classes.buttons}>
          <Button onClick={onClose} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="filled" loading={isSubmitting}>
            {entry ? texts.save : texts.apply}
          </Button>
        </div>
      </Form>
      <LeaveGuard when={isDirty && !isSubmitting} />
    </section>
  );
}

function Fields({ control, entry }: { control: ApplicationControl; entry: Entry | undefined }) {
  return (
    <>
      <div className={classes.fields}>
        {entry ? <EmployeeName name={entry.employeeName} /> : <EmployeeField control={control} />}
        <SelectField control={control} name="type" label={texts.type} options={typeOptions} />
        <TimeFields control={control} />
        <DayPartField control={control} />
      </div>
      <OpenField control={control} />
      {entry ? <HolidayBackField control={control} /> : null}
      <CommentField control={control} rows={1} />
      <LeftOutFields control={control} />
    </>
  );
}
