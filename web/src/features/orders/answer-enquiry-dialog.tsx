// Default export: loaded lazily by the pages of enquiries.
import { answerEnquiryRoutes } from '@driftig/contracts/orders/answer-enquiry';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { mailReceivers, mailSubject, mailText } from '@driftig/contracts/wire/mail-fields';
import * as z from 'zod';

import { call } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { withFieldErrors } from '../../api/forms/form.ts';
import { useIdempotencyKey } from '../../api/forms/idempotency.ts';
import { useUser } from '../../api/session/session.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import { UnconfirmedAlert } from '../../shared/unconfirmed/unconfirmed-alert.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useZodForm } from '../../ui/fields/use-zod-form.ts';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../ui/unsaved-changes/leave-guard.tsx';
import { useDialogLeaveGuard } from '../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { answerSubject, answerText } from './answer-enquiry.ts';
import { texts } from './texts.ts';

const mailForm = z.object({
  to: mailReceivers,
  subject: mailSubject,
  text: mailText,
  wantsCopy: z.boolean(),
});

interface AnswerEnquiryDialogProps {
  readonly enquiry: RecordAnswer;
  readonly onClose: () => void;
}

/** Answers an enquiry by e-mail, beginning with a draft of what it asks (product O27). */
export default function AnswerEnquiryDialog({ enquiry, onClose }: AnswerEnquiryDialogProps) {
  const { name, company } = useUser();
  const idempotency = useIdempotencyKey();
  const { leaves, close } = useDialogLeaveGuard('answer', onClose);
  const form = useZodForm(mailForm, {
    to: textOf(enquiry, 'email'),
    subject: answerSubject(enquiry),
    text: answerText(enquiry, { name, company: company.name }),
    wantsCopy: false,
  });
  const send = withFieldErrors(form, async (mail) => {
    const body = { id: enquiry.id, ...mail };
    const options = { idempotencyKey: idempotency.keyFor(body) };
    toastSuccess((await call(answerEnquiryRoutes.answerEnquiry, { body }, options)).message);
  });
  const hasEmail = textOf(enquiry, 'email') !== '';
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.answerFailed)}>
      <FormDialog
        opened
        onClose={close}
        title={texts.answerTo(textOf(enquiry, 'name'))}
        help={texts.answerHelp}
        form={form}
        onSubmit={send}
        submitLabel={texts.send}
      >
        <UnconfirmedAlert purpose="answer" />
        <TextField
          control={form.control}
          name="to"
          label={texts.mailTo}
          inputMode="email"
          autoFocus={!hasEmail}
        />
        <TextField control={form.control} name="subject" label={texts.subject} />
        <TextareaField
          control={form.control}
          name="text"
          label={texts.mailText}
          rows={12}
          autoFocus={hasEmail}
        />
        <CheckboxField control={form.control} name="wantsCopy" label={texts.copyToMe} />
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
