import { RecordTablePage } from './record-table-page.tsx';

export default function OrdersPage() {
  return <RecordTablePage key="orders" typeName="orders" />;
}
