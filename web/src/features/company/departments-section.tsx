import type { Department } from '@driftig/contracts/company-departments';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../api/errors.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { NewDepartment } from './departments-new.tsx';
import { departmentsQuery } from './departments-queries.ts';
import { DepartmentRow } from './departments-row.tsx';
import classes from './departments-section.module.css';
import { departmentTexts as texts } from './departments-texts.ts';

/** The company's departments; each change is saved at once. It may stand in a form. */
export function DepartmentsSection() {
  const { data, error, refetch } = useQuery(departmentsQuery);
  if (data) return <Departments departments={data} />;
  if (!error) return <SkeletonRows rows={3} />;
  return (
    <ErrorState
      title={texts.loadFailed}
      text=""
      errorId={errorIdOf(error)}
      onRetry={() => void refetch()}
    />
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
        <ul className={classes.list} aria-label={texts.label}>
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
