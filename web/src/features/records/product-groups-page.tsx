import { RecordTablePage } from '../../records/record-table-page.tsx';
import { productGroupsView } from '../../records/views/product-groups.ts';

export default function ProductGroupsPage() {
  return <RecordTablePage key="productgroups" screen={productGroupsView} />;
}
