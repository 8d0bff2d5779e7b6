import { RecordTablePage } from './record-table-page.tsx';

export default function EmployeesHoursPage() {
  return <RecordTablePage key="employeeshours" typeName="employeeshours" />;
}
