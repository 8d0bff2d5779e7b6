/**
 * ApplicationSheet { entry?, asManager?, onClose, children? } — the form of a new application, or
 * of `entry`, in the bottom sheet of a phone. `children` come before the fields, such as the
 * applicant. Default export: loaded lazily, since most users only look at the list.
 */
import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';

import { Form } from '../../../ui/fields/form.tsx';
import { DiscardQuestion } from '../../../ui/overlay/discard-question.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import type { Entry } from '../queries.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationFields, type ApplicationControl } from './application-fields.tsx';
import { texts } from './texts.ts';
import { useApplicationForm } from './use-application-form.ts';
import { useSaveApplication } from './use-save-application.ts';

interface ApplicationSheetProps {
  entry?: Entry | undefined;
  asManager?: boolean;
  onClose: () => void;
  children?: (control: ApplicationControl) => ReactNode;
}

export default function ApplicationSheet(props: ApplicationSheetProps) {
  const { entry, asManager = false, onClose, children } = props;
  const form = useApplicationForm(entry);
  const save = useSaveApplication(form, { entry, asManager, onSaved: onClose });
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  const { isDirty, isSubmitting } = form.formState;
  const close = () => {
    if (isSubmitting) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
  const footer = (
    <>
      <Button size="lg" onClick={close} disabled={isSubmitting}>
        {texts.close}
      </Button>
      <Button
        size="lg"
        variant="filled"
        type="submit"
        form={formId}
        loading={isSubmitting}
        style={{ flex: 1 }}
      >
        {entry === undefined ? texts.apply : texts.save}
      </Button>
    </>
  );
  const title = entry === undefined ? texts.newTitle : texts.editTitle;
  return (
    <>
      <Sheet opened onClose={close} title={title} footer={footer} tall>
        <Form id={formId} form={form} onSubmit={save}>
          {children?.(form.control)}
          <ApplicationFields control={form.control} />
          <ApplicationFacts control={form.control} entry={entry} />
        </Form>
      </Sheet>
      {/* After the sheet, so that the questions are on top. */}
      {isAsking ? <DiscardQuestion onStay={() => setAsking(false)} onDiscard={onClose} /> : null}
      <LeaveGuard when={isDirty} />
    </>
  );
}
