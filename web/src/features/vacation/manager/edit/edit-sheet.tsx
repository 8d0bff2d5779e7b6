// Default export: loaded lazily by the list of a phone.
import { Button } from '@mantine/core';
import { useId, useState } from 'react';

import classes from '../../../../shared/decision-lists/fact-sheet.module.css';
import { ConflictAlert } from '../../../../ui/feedback/conflict-alert.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { DiscardQuestion } from '../../../../ui/overlay/discard-question.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { LeaveGuard } from '../../../../ui/unsaved-changes/leave-guard.tsx';
import { ApplicationFacts } from '../../../../shared/holiday-balance/form/application-facts.tsx';
import { ApplicationFields } from '../../../../shared/holiday-balance/form/application-fields.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { EmployeeField } from './employee-field.tsx';
import { HolidayBackField } from './holiday-back-field.tsx';
import { texts } from '../texts.ts';
import { useEntryForm } from './use-entry-form.ts';

interface EditSheetProps {
  /** Undefined for a new application. */
  entry: Entry | undefined;
  onClose: () => void;
}

/** A new application or an edit on a phone. Closing with changes asks. */
export default function EditSheet({ entry, onClose }: EditSheetProps) {
  const { form, save, conflict, loadNewest } = useEntryForm(entry, onClose);
  const { isDirty, isSubmitting } = form.formState;
  const [asking, setAsking] = useState(false);
  const formId = useId();
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Sheet
        opened
        onClose={close}
        title={entry?.employeeName ?? texts.newTitle}
        footer={
          <>
            <Button size="xl" className={classes.narrow ?? ''} onClick={close}>
              {texts.close}
            </Button>
            <Button
              size="xl"
              variant="filled"
              className={classes.wide ?? ''}
              type="submit"
              form={formId}
              loading={isSubmitting}
            >
              {entry ? texts.save : texts.apply}
            </Button>
          </>
        }
      >
        <Form id={formId} form={form} onSubmit={save}>
          <ConflictAlert conflict={conflict} text={texts.changedWhileEdited} onLoad={loadNewest} />
          {entry ? null : <EmployeeField control={form.control} />}
          <ApplicationFields control={form.control} />
          {entry ? <HolidayBackField control={form.control} /> : null}
          <ApplicationFacts control={form.control} entry={entry} />
        </Form>
      </Sheet>
      <LeaveGuard when={isDirty && !isSubmitting} />
      {asking ? <DiscardQuestion onStay={() => setAsking(false)} onDiscard={onClose} /> : null}
    </>
  );
}
