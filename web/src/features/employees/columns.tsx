import type { Department } from '@driftig/contracts/company-departments';
import type { EmployeeRow } from '@driftig/contracts/employees';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Column } from '../../ui/data-table/column.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { Tone } from '../../ui/status-chip.tsx';
import { DepartmentMenu, LoginMenu, loginWord, RoleMenu } from './access-menus.tsx';
import type { PersonChange } from './changes.ts';
import { PersonName } from './person-name.tsx';
import { PhoneLink } from './phone-link.tsx';
import { roles } from './role-options.ts';
import { shownStatus } from './rules.ts';
import type { ShownStatus, Standing } from './rules.ts';
import { texts } from './texts.ts';

type PersonColumn = Column<EmployeeRow>;

const statusLabels: Readonly<Record<ShownStatus, string>> = {
  ...texts.statuses,
  expired: texts.expired,
};
const statusTones: Readonly<Record<ShownStatus, Tone>> = {
  active: 'done',
  invited: 'pending',
  inactive: 'neutral',
  expired: 'danger',
};

const name: PersonColumn = {
  id: 'name',
  header: texts.name,
  cell: (row) => <PersonName name={nameOf(row)} />,
  sortValue: nameOf,
  searchText: nameOf,
  csv: nameOf,
  emphasis: 'strong',
};

function textColumn(id: 'email' | 'location', more: Partial<PersonColumn>): PersonColumn {
  const value = (row: EmployeeRow) => row[id];
  return {
    id,
    header: texts[id],
    cell: value,
    sortValue: value,
    searchText: value,
    csv: value,
    hideable: true,
    ...more,
  };
}

/** Found with its spaces and without: who looks for a number may type either. */
function phoneColumn(id: 'phone' | 'mobile'): PersonColumn {
  const value = (row: EmployeeRow) => row[id];
  return {
    id,
    header: texts[id],
    cell: (row) => <PhoneLink number={row[id]} />,
    sortValue: value,
    searchText: (row) => `${row[id]}\n${row[id].replaceAll(/\s/g, '')}`,
    csv: value,
    hideable: true,
    wideOnly: true,
    width: 104,
  };
}

interface ColumnNeeds {
  readonly standing: Standing;
  readonly departments: readonly Department[] | undefined;
  readonly today: string;
  readonly onChange: (change: PersonChange) => void;
}

function department({ standing, departments, onChange }: ColumnNeeds): PersonColumn {
  return {
    id: 'department',
    header: texts.department,
    cell: (row) => <DepartmentMenu {...{ row, standing, departments, onChange }} />,
    sortValue: (row) => row.department,
    searchText: (row) => row.department,
    csv: (row) => row.department,
    hideable: true,
    width: 112,
  };
}

function role({ standing, onChange }: ColumnNeeds): PersonColumn {
  return {
    id: 'role',
    header: texts.role,
    cell: (row) => <RoleMenu {...{ row, standing, onChange }} />,
    sortValue: (row) => roles.indexOf(row.role),
    searchText: (row) => row.roleName,
    csv: (row) => row.roleName,
    hideable: true,
    width: 122,
  };
}

function login({ standing, onChange }: ColumnNeeds): PersonColumn {
  return {
    id: 'login',
    header: texts.login,
    cell: (row) => <LoginMenu {...{ row, standing, onChange }} />,
    sortValue: loginWord,
    csv: loginWord,
    hideable: true,
    width: 64,
  };
}

function status({ today }: ColumnNeeds): PersonColumn {
  const label = (row: EmployeeRow) => statusLabels[shownStatus(row, today)];
  return {
    id: 'status',
    header: texts.status,
    cell: (row) => (
      <StatusChip tone={statusTones[shownStatus(row, today)]}>{label(row)}</StatusChip>
    ),
    sortValue: label,
    csv: label,
    width: 100,
    card: 'aside',
  };
}

export function employeeColumns(needs: ColumnNeeds): readonly PersonColumn[] {
  return [
    name,
    textColumn('email', {}),
    phoneColumn('phone'),
    phoneColumn('mobile'),
    department(needs),
    role(needs),
    login(needs),
    status(needs),
    textColumn('location', { wideOnly: true, emphasis: 'dimmed', width: 112 }),
  ];
}
