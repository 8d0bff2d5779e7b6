import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { departmentsQuery } from './queries.ts';
import classes from './overview-dialog.module.css';
import { noDepartment } from './sums.ts';
import { texts } from './texts.ts';
import type { Overview } from './use-overview.ts';

/** Filters by person and department. */
export function Filters({ overview }: { overview: Overview }) {
  const { shown, everybody, colleagues, change } = overview;
  const { data: departments = [] } = useQuery(departmentsQuery);
  const isSomebodyWithout = everybody.some(({ departmentId }) => departmentId === '');
  const departmentOptions = [
    ...departments.map(({ id, name }) => ({ value: id, label: name })),
    ...(isSomebodyWithout ? [{ value: noDepartment, label: texts.noDepartment }] : []),
  ];
  return (
    <div className={classes.filters}>
      <Choice
        label={texts.department}
        all={texts.allDepartments}
        options={departmentOptions}
        value={shown.department}
        onChange={(department) => change({ department, employee: '' })}
      />
      <Choice
        label={texts.employee}
        all={texts.allEmployees}
        options={colleagues.map(({ employeeId, employeeName }) => ({
          value: employeeId,
          label: employeeName,
        }))}
        value={shown.employee}
        onChange={(employee) => change({ employee })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  /** '' for all. */
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <Select
      className={classes.filter ?? ''}
      aria-label={label}
      placeholder={all}
      data={[...options]}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
      searchable
      clearable
      selectFirstOptionOnChange
      limit={100}
      clearButtonProps={{ 'aria-label': all }}
    />
  );
}
