import { RecordTablePage } from '../../records/record-table-page.tsx';
import { employeesHoursView } from '../../records/views/employees-hours.ts';

export default function EmployeesHoursPage() {
  return <RecordTablePage key="employeeshours" screen={employeesHoursView} />;
}
