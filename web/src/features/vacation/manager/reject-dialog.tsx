// Default export: loaded lazily, when a cross is pressed.
import { longestComment } from '@driftig/contracts/vacation/absence-type';
import { useForm } from 'react-hook-form';

import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import type { Entry } from '../../../holiday/queries.ts';
import { nameOfEntry } from './entry-text.ts';
import { texts } from './texts.ts';

interface RejectDialogProps {
  entry: Entry;
  onClose: () => void;
  onReject: (reason: string) => Promise<void>;
}

/** Rejects one with a remark, which may be empty (product Y2). */
export default function RejectDialog({ entry, onClose, onReject }: RejectDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.rejectTitle(nameOfEntry(entry))}
      form={form}
      onSubmit={({ reason }) => onReject(reason.trim())}
      submitLabel={texts.reject}
      danger
      size={480}
    >
      <TextareaField
        control={form.control}
        name="reason"
        label={texts.remark}
        help={texts.remarkHelp}
        maxLength={longestComment}
        rows={3}
        autoFocus
      />
    </FormDialog>
  );
}
