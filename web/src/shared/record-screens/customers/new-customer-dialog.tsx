import { noReferences } from '../form/record-field-input.tsx';
import { RecordFormDialog } from '../form/record-form-dialog.tsx';
import type { RecordDialogProps } from '../form/record-form-dialog.tsx';
import { customersView } from '../views/customers.ts';

/** The chooser has the new customer already; its page would leave the form one is in. */
const screen = { ...customersView, leads: undefined };

/**
 * The dialog of a customer that is created from a chooser. It is not RecordDialog: that imports the inputs
 * of references, and with them this chooser.
 */
// Default export: loaded lazily by the chooser.
export default function NewCustomerDialog(props: Omit<RecordDialogProps, 'screen'>) {
  return <RecordFormDialog {...props} screen={screen} referenceInput={noReferences} />;
}
