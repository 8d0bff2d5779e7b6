import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { employees, employmentStatuses } from '@driftig/contracts/records/types/employees';
import { useQuery } from '@tanstack/react-query';

import { Card } from '../../ui/layout/card.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import { BookkeepingMenu, DepartmentMenu, LoginMenu, RoleMenu } from './access-menus.tsx';
import { shownStatus, type EditContext } from './change-reasons.ts';
import { toActive, type PersonChange } from './changes.ts';
import classes from './employee-page.module.css';
import { departmentsQuery } from './queries.ts';
import { StatusMenu } from './status-menu.tsx';
import { texts } from './texts.ts';

interface EmployeeAccessProps {
  row: EmployeeRow;
  editContext: EditContext;
  onChange: (change: PersonChange) => void;
  onDeactivate: () => void;
}

const { fields } = employees;

/** The person's status and rights, each edited in place, as in the list. */
export function EmployeeAccess({ row, editContext, onChange, onDeactivate }: EmployeeAccessProps) {
  const today = useToday();
  const { data: departments } = useQuery(departmentsQuery);
  const shown = shownStatus(row, today);
  const status =
    shown === 'expired'
      ? { label: texts.expired, meaning: 'danger' as const }
      : employmentStatuses[shown];
  const menus = { row, editContext, onChange };
  return (
    <Card title={texts.access}>
      <dl className={classes.access}>
        <div>
          <dt>{fields.status.label}</dt>
          <dd>
            <StatusMenu
              row={row}
              shown={status}
              editContext={editContext}
              onActivate={() => onChange(toActive(row))}
              onDeactivate={onDeactivate}
            />
          </dd>
        </div>
        <div>
          <dt>{fields.role.label}</dt>
          <dd>
            <RoleMenu {...menus} />
          </dd>
        </div>
        <div>
          <dt>{fields.departmentId.label}</dt>
          <dd>
            <DepartmentMenu {...menus} departments={departments} />
          </dd>
        </div>
        <div>
          <dt>{fields.loginAllowed.label}</dt>
          <dd>
            <LoginMenu {...menus} />
          </dd>
        </div>
        <div>
          <dt>{fields.bookkeeping.label}</dt>
          <dd>
            <BookkeepingMenu {...menus} />
          </dd>
        </div>
        <div>
          <dt>{fields.secondFactor.label}</dt>
          <dd>{row.secondFactor ? texts.yes : texts.no}</dd>
        </div>
      </dl>
    </Card>
  );
}
