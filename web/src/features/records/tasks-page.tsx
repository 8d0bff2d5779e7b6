import { RecordTablePage } from '../../shared/record-screens/list/record-table-page.tsx';
import { tasksView } from '../../shared/record-screens/views/tasks.ts';

export default function TasksPage() {
  return <RecordTablePage key="tasks" screen={tasksView} />;
}
