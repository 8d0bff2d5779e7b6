import { errorIdOf } from '../../api/errors.ts';
import { nameOf } from '../../shared/record-screens/list/record-columns.ts';
import { useRecordRows } from '../../shared/record-screens/change/record-rows.ts';
import { texts } from '../../shared/record-screens/texts.ts';
import { useRecordList } from '../../shared/record-screens/list/use-record-list.ts';
import { employeesHoursView } from '../../shared/record-screens/views/employees-hours.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Page } from '../../ui/layout/page.tsx';

/**
 * All employees' hours as one list; they are registered and approved on their own screens (product
 * T14).
 */
export default function EmployeesHoursPage() {
  const { type, words, empty } = employeesHoursView;
  const list = useRecordList(employeesHoursView);
  const { rows, loadingMore, error, refetch } = useRecordRows(employeesHoursView);
  return (
    <Page title={words.title} purpose={words.purpose} list>
      <DataTable
        {...list}
        label={words.title}
        noun={{ one: type.noun, many: type.plural }}
        rows={rows}
        loadingMore={loadingMore}
        rowId={(row) => row.id}
        rowName={(row) => nameOf(type, row)}
        searchPlaceholder={texts.search(type.plural)}
        csvName={type.plural}
        empty={empty}
        error={error ? { id: errorIdOf(error) } : null}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
