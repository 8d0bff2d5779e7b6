import { RecordTablePage } from '../../records/record-table-page.tsx';

export default function ProductsPage() {
  return <RecordTablePage key="products" typeName="products" />;
}
