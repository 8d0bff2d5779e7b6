/**
 * RejectDialog { name, help, required, maxLength, onClose, onReject } — the remark of a rejection, with
 * the text of a missing one. Default export: loaded lazily, when a cross is pressed.
 */
import * as z from 'zod';

import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useZodForm } from '../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';

const requiring = (text: string) => z.object({ reason: z.string().trim().min(1, text) });

export interface RejectDialogProps {
  name: string;
  help: string;
  /** Error for a missing remark. */
  required: string;
  maxLength: number;
  onClose: () => void;
  onReject: (reason: string) => Promise<void>;
}

export default function RejectDialog(props: RejectDialogProps) {
  const { name, help, required, maxLength, onClose, onReject } = props;
  const form = useZodForm(requiring(required), { reason: '' });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.rejectTitle(name)}
      form={form}
      onSubmit={({ reason }) => onReject(reason)}
      submitLabel={texts.reject}
      danger
      size={480}
    >
      <TextareaField
        control={form.control}
        name="reason"
        label={texts.remark}
        help={help}
        maxLength={maxLength}
        rows={3}
        required
        autoFocus
      />
    </FormDialog>
  );
}
