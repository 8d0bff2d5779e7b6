import { RecordTablePage } from '../../records/record-table-page.tsx';
import { productsView } from '../../records/views/products.ts';

export default function ProductsPage() {
  return <RecordTablePage key="products" screen={productsView} />;
}
