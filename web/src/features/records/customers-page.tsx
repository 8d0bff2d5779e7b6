import { paths } from '../../paths.ts';
import { RecordTablePage } from '../../records/record-table-page.tsx';
import { customersView } from '../../records/views/customers.ts';

export default function CustomersPage() {
  return (
    <RecordTablePage
      key="customers"
      screen={customersView}
      pageOf={({ id }) => paths.customer(id)}
    />
  );
}
