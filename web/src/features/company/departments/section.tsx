import type { Department } from '@driftig/contracts/company/departments';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { NewDepartment } from './new.tsx';
import { departmentsQuery } from './queries.ts';
import { DepartmentRow } from './row.tsx';
import classes from './section.module.css';
import { departmentTexts as texts } from './texts.ts';

/** The company's departments. Each change is saved immediately. May be used inside a form. */
export default function DepartmentsSection() {
  const query = useQuery(departmentsQuery);
  return (
    <QueryResult query={query} title={texts.loadFailed} errorId={errorIdOf(query.error)} rows={3}>
      {(departments) => <Departments departments={departments} />}
    </QueryResult>
  );
}

function Departments({ departments }: { departments: readonly Department[] }) {
  const none = departments.length === 0;
  return (
    <div className={classes.section}>
      <NewDepartment firstTime={none} />
      {none ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <ul className={classes.list} aria-label={texts.label} data-rows>
          {departments.map((department) => (
            <DepartmentRow
              key={department.id}
              department={department}
              last={departments.length === 1}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
