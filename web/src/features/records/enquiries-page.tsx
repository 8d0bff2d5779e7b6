import { RecordTablePage } from './record-table-page.tsx';

export default function EnquiriesPage() {
  return <RecordTablePage key="enquiries" typeName="enquiries" />;
}
