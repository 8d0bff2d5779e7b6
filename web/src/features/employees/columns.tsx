import type { Department } from '@driftig/contracts/company/departments';
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { employees, employmentStatuses } from '@driftig/contracts/records/types/employees';
import type { RecordStatus } from '@driftig/contracts/records/record-type';
import { nameOf } from '@driftig/domain/employees/name-of';

import { RecordStatusChip } from '../../shared/record-screens/list/status-column.tsx';
import { recordCard } from '../../shared/record-screens/list/record-card.tsx';
import { recordColumns, recordFile } from '../../shared/record-screens/list/record-columns.ts';
import { employeesView } from '../../shared/record-screens/views/employees.ts';
import type { ViewOf } from '../../shared/record-screens/views/record-view.ts';
import type { Column } from '../../ui/data-table/columns/column.ts';
import { DepartmentMenu, LoginMenu, loginWord, RoleMenu } from './access-menus.tsx';
import { toActive, type PersonChange } from './changes.ts';
import classes from './people.module.css';
import { PersonName } from './person-name.tsx';
import { PhoneLink } from './phone-link.tsx';
import { shownStatus } from './change-reasons.ts';
import type { ShownStatus, EditContext } from './change-reasons.ts';
import { StatusMenu } from './status-menu.tsx';
import { texts } from './texts.ts';

type PersonColumn = Column<EmployeeRow>;

/** The statuses of the list: those of an employee, and expired invitations. */
const statuses: Readonly<Record<ShownStatus, Pick<RecordStatus, 'label' | 'meaning'>>> = {
  ...employmentStatuses,
  expired: { label: texts.expired, meaning: 'danger' },
};

interface ColumnOptions {
  readonly editContext: EditContext;
  readonly departments: readonly Department[] | undefined;
  readonly today: string;
  readonly onChange: (change: PersonChange) => void;
  /** Asks before the person loses access. */
  readonly onDeactivate: (row: EmployeeRow) => void;
}

/** Overrides for the columns that are edited in the row or shown as links. */
function ownColumns({ editContext, departments, onChange }: ColumnOptions) {
  const phone = (id: 'phone' | 'mobile') => ({
    cell: (row: EmployeeRow) => <PhoneLink number={row[id]} />,
    width: 104,
  });
  return {
    name: {
      cell: (row) => <PersonName name={nameOf(row)} person={row} />,
      roomy: 170,
      sortValue: nameOf,
      searchText: nameOf,
      csv: nameOf,
    },
    email: { roomy: 178 },
    phone: phone('phone'),
    mobile: phone('mobile'),
    department: {
      cell: (row) => <DepartmentMenu {...{ row, editContext, departments, onChange }} />,
      width: 112,
    },
    role: { cell: (row) => <RoleMenu {...{ row, editContext, onChange }} />, width: 122 },
    loginAllowed: {
      cell: (row) => <LoginMenu {...{ row, editContext, onChange }} />,
      sortValue: loginWord,
      csv: loginWord,
      width: 66,
    },
    location: {
      cell: ({ location }) => <span className={classes.place}>{location}</span>,
      emphasis: 'dimmed',
      width: 116,
    },
  } satisfies Readonly<Record<string, Partial<PersonColumn>>>;
}

function statusColumn({ today, editContext, onChange, onDeactivate }: ColumnOptions): PersonColumn {
  const shown = (row: EmployeeRow) => statuses[shownStatus(row, today)];
  const label = (row: EmployeeRow) => shown(row).label;
  return {
    id: 'status',
    header: employees.fields.status.label,
    cell: (row) => (
      <StatusMenu
        row={row}
        shown={shown(row)}
        editContext={editContext}
        onActivate={() => onChange(toActive(row))}
        onDeactivate={onDeactivate}
      />
    ),
    sortValue: label,
    csv: label,
    width: 102,
  };
}

/** On a card the department and the numbers are words, and opening it is how they are changed. */
const cardView: ViewOf<typeof employees, EmployeeRow> = {
  ...employeesView,
  own: { name: { cell: (row) => <PersonName name={nameOf(row)} person={row} /> } },
};

/** The columns of the list, of its CSV file, and its cards. */
export function employeeList(needs: ColumnOptions) {
  const view = { ...employeesView, own: ownColumns(needs) };
  const columns = { status: statusColumn(needs) };
  const chip = (row: EmployeeRow) => (
    <RecordStatusChip status={statuses[shownStatus(row, needs.today)]} />
  );
  return {
    columns: recordColumns(view, columns),
    file: recordFile(view, columns),
    card: recordCard(cardView, { chip }),
  };
}
