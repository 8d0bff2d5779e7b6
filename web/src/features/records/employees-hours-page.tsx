import { RecordTablePage } from '../../records/record-table-page.tsx';

export default function EmployeesHoursPage() {
  return <RecordTablePage key="employeeshours" typeName="employeeshours" />;
}
