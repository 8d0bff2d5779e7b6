// Default export: loaded lazily by the pages an order is made from, which need no more of orders.
import type { OwnInput } from './own-input.ts';
import RecordDialog from './record-dialog.tsx';
import type { FieldValues, RecordForm } from './record-form.ts';
import { ordersView } from '../views/orders.tsx';

interface NewOrderDialogProps {
  preset: Partial<RecordForm>;
  extraValues?: FieldValues;
  own?: Readonly<Record<string, OwnInput>>;
  onClose: () => void;
}

export default function NewOrderDialog(props: NewOrderDialogProps) {
  return <RecordDialog screen={ordersView} {...props} />;
}
