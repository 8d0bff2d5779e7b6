// Default export: loaded lazily by the pages an order is made from, which need no more of orders.
import RecordDialog from './record-dialog.tsx';
import type { RecordDialogProps } from './record-form-dialog.tsx';
import type { RecordForm } from './record-form.ts';
import { ordersView } from '../views/orders.tsx';

interface NewOrderDialogProps extends Pick<
  RecordDialogProps,
  'extraValues' | 'own' | 'onCreated' | 'onClose'
> {
  preset: Partial<RecordForm>;
}

export default function NewOrderDialog(props: NewOrderDialogProps) {
  return <RecordDialog screen={ordersView} {...props} />;
}
