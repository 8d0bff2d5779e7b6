// Default export: loaded lazily, when a cross is pressed.
import { longestRemark } from '@driftig/contracts/time/report-status';
import * as z from 'zod';

import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { Entry } from '../queries.ts';
import { nameOfReport } from './report-text.ts';
import { texts } from './texts.ts';

const schema = z.object({ reason: z.string().trim().min(1, texts.noRemark) });

interface RejectDialogProps {
  entry: Entry;
  onClose: () => void;
  onReject: (reason: string) => Promise<void>;
}

/** Rejects one with a remark, which is required (product T20). */
export default function RejectDialog({ entry, onClose, onReject }: RejectDialogProps) {
  const form = useZodForm(schema, { reason: '' });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.rejectTitle(nameOfReport(entry))}
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
        help={texts.rejectHelp}
        maxLength={longestRemark}
        rows={3}
        required
        autoFocus
      />
    </FormDialog>
  );
}
