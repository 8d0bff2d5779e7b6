import { RecordTablePage } from '../../records/record-table-page.tsx';
import { tasksView } from '../../records/views/tasks.ts';

export default function TasksPage() {
  return <RecordTablePage key="tasks" screen={tasksView} />;
}
