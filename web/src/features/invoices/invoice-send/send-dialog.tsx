// Default export: loaded lazily by the invoice's page.
import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import {
  mailCopies,
  mailReceivers,
  mailSubject as subject,
  mailText as text,
} from '@driftig/contracts/wire/mail-fields';
import { creditNoteDocumentOf, documentOf } from '@driftig/documents/printed-invoice';
import { Text } from '@mantine/core';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import * as z from 'zod';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { UnconfirmedAlert } from '../../../shared/unconfirmed/unconfirmed-alert.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastMoment } from '../../../ui/feedback/toast-moment.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { useDialogLeaveGuard } from '../../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { UnprintableNote } from '../unprintable-note.tsx';
import { mailSubject, mailText } from './mail-text.ts';
import classes from './send-dialog.module.css';
import { texts } from './texts.ts';

const mailForm = z.object({
  to: mailReceivers,
  cc: mailCopies,
  subject,
  text,
  wantsCopy: z.boolean(),
});

interface SendDialogProps {
  readonly invoice: PrintableInvoice;
  readonly onClose: () => void;
}

/** Sends the invoice by e-mail; of a credited one its credit note. */
export default function SendDialog({ invoice, onClose }: SendDialogProps) {
  const isCreditNote = invoice.creditNumber !== undefined;
  const isAgain = isCreditNote ? invoice.isCreditMailed : invoice.mailedTo !== undefined;
  const document = creditNoteDocumentOf(invoice) ?? documentOf(invoice);
  const idempotency = useIdempotencyKey();
  const { leaves, close } = useDialogLeaveGuard('send', onClose);
  const form = useZodForm(mailForm, {
    to: invoice.mailedTo ?? invoice.email,
    cc: invoice.mailedCc ?? '',
    subject: mailSubject(invoice),
    text: mailText(invoice),
    wantsCopy: false,
  });
  const send = withFieldErrors(form, async (mail) => {
    const body = { id: invoice.id, isCreditNote, ...mail };
    const options = { idempotencyKey: idempotency.keyFor(body) };
    const { message, isFirst } = await call(invoiceRoutes.sendInvoice, { body }, options);
    if (isFirst)
      toastMoment(
        texts.first,
        `${message} ${texts.firstText}`,
        <IconSend size={18} stroke={1.6} />,
      );
    else toastSuccess(message);
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.failed)}>
      <FormDialog
        opened
        onClose={close}
        title={texts.title(isCreditNote)}
        help={texts.help}
        form={form}
        onSubmit={send}
        submitLabel={texts.send}
      >
        {isAgain && invoice.mailedTo !== undefined ? (
          <Text size="sm" c="dimmed">
            {texts.again(isCreditNote, invoice.mailedTo)}
          </Text>
        ) : null}
        <UnconfirmedAlert purpose="send" />
        <UnprintableNote content={document} />
        <TextField
          control={form.control}
          name="to"
          label={texts.to}
          help={texts.several}
          inputMode="email"
          autoFocus
        />
        <TextField control={form.control} name="cc" label={texts.cc} inputMode="email" />
        <TextField control={form.control} name="subject" label={texts.subject} />
        <TextareaField control={form.control} name="text" label={texts.text} rows={8} />
        <p className={classes.file}>
          <IconPaperclip size={18} stroke={1.6} aria-hidden="true" />
          {texts.attached(document.fileName)}
        </p>
        <CheckboxField control={form.control} name="wantsCopy" label={texts.copy} />
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
