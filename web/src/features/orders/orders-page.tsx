import { RecordTablePage } from '../../records/record-table-page.tsx';

export default function OrdersPage() {
  return <RecordTablePage key="orders" typeName="orders" />;
}
