import { RecordTablePage } from '../../records/record-table-page.tsx';

export default function TasksPage() {
  return <RecordTablePage key="tasks" typeName="tasks" />;
}
