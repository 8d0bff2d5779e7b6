import { RecordTablePage } from '../../shared/record-screens/list/record-table-page.tsx';
import { productsView } from '../../shared/record-screens/views/products.tsx';

export default function ProductsPage() {
  return <RecordTablePage key="products" screen={productsView} />;
}
