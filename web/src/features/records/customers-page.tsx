import { paths } from '../../app/paths.ts';
import { RecordTablePage } from '../../records/record-table-page.tsx';

export default function CustomersPage() {
  return (
    <RecordTablePage key="customers" typeName="customers" pageOf={({ id }) => paths.customer(id)} />
  );
}
