import { RecordTablePage } from '../../shared/record-screens/list/record-table-page.tsx';
import { customersView } from '../../shared/record-screens/views/customers.ts';

export default function CustomersPage() {
  return <RecordTablePage key="customers" screen={customersView} pageOf={customersView.leads.to} />;
}
