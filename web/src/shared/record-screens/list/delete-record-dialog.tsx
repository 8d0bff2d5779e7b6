// Default export: lists load it apart, when the browser is idle.
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { useQueryClient } from '@tanstack/react-query';

import { invalidate } from '../../../api/queries/changes.ts';
import { messageOf } from '../../../api/errors.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { deleteRecord } from '../change/queries.ts';
import { nameOf } from './record-columns.ts';
import { texts } from '../texts.ts';
import type { RecordScreen } from '../views/record-view.ts';

interface DeleteRecordDialogProps {
  screen: RecordScreen;
  record: RecordAnswer;
  onClose: () => void;
  /** Leaves the page of the record, before what it shows is asked for anew. */
  onDeleted?: () => void;
}

export default function DeleteRecordDialog(props: DeleteRecordDialogProps) {
  const { screen, record, onClose, onDeleted } = props;
  const client = useQueryClient();
  const words = { deletionTitle: texts.removeTitle, ...screen.words };
  const remove = async () => {
    const stale = await deleteRecord(client, screen, record.id);
    toastSuccess(texts.deleted);
    onDeleted?.();
    await invalidate(stale);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={remove}
        title={words.deletionTitle(nameOf(screen.type, record))}
        confirmLabel={texts.remove}
        danger
      >
        {words.deletion}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
