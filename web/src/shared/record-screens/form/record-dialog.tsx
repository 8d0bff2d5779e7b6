import { ReferenceField } from './reference-field.tsx';
import { RecordFormDialog } from './record-form-dialog.tsx';
import type { RecordDialogProps } from './record-form-dialog.tsx';

/** The dialog that adds or edits a record of any type. */
// Default export: loaded lazily by the list.
export default function RecordDialog(props: RecordDialogProps) {
  return <RecordFormDialog {...props} referenceInput={ReferenceField} />;
}
