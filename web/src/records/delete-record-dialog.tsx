import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import type { RecordTypeName } from '@driftig/contracts/records/record-types';
import { recordTypes } from '@driftig/contracts/records/record-types';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../api/errors.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { ErrorTextContext } from '../ui/feedback/error-text.ts';
import { toastSuccess } from '../ui/feedback/toast.tsx';
import { deleteRecord } from './queries.ts';
import { nameOf } from './record-columns.ts';
import { texts, typeTexts } from './texts.ts';

interface DeleteRecordDialogProps {
  typeName: RecordTypeName;
  record: RecordAnswer;
  onClose: () => void;
}

export function DeleteRecordDialog({ typeName, record, onClose }: DeleteRecordDialogProps) {
  const client = useQueryClient();
  const words = { deletionTitle: texts.removeTitle, ...typeTexts[typeName] };
  const remove = async () => {
    await deleteRecord(client, typeName, record.id);
    toastSuccess(texts.deleted);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={remove}
        title={words.deletionTitle(nameOf(recordTypes[typeName], record))}
        confirmLabel={texts.remove}
        danger
      >
        {words.deletion}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
