import { RecordTablePage } from '../../shared/record-screens/list/record-table-page.tsx';
import { productGroupsView } from '../../shared/record-screens/views/product-groups.ts';

export default function ProductGroupsPage() {
  return <RecordTablePage key="productgroups" screen={productGroupsView} />;
}
