import { otherTimes } from '@driftig/domain/time/register';
import { EmployeeName } from '../../../../shared/decision-lists/employee-name.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { EditProps } from '../../entry/edit-row.tsx';
import { useProjects } from '../../picker/use-projects.ts';
import type { Entry } from '../../queries.ts';
import { useTimeSettings } from '../../settings/use-time-settings.ts';
import type { ListProps } from '../list-props.ts';
import { texts } from '../texts.ts';

const none: readonly string[] = [];

interface Options extends Pick<ListProps, 'employees' | 'state'> {
  /** Undefined for a new row of the chosen employee. */
  entry: Entry | undefined;
}

/** Props of a row's form: a manager's projects, and the employee of a new row. */
export function useEditProps({ entry, employees, state }: Options): Omit<EditProps, 'onDone'> {
  const lists = useProjects(true);
  const today = useToday();
  const { timeMode, isFlexOn } = useTimeSettings();
  const options = employees.map(({ id, name }) => ({ value: id, label: name }));
  return {
    entry,
    lists: { ...lists, projects: lists.projects?.filter(({ isActive }) => isActive) },
    recent: none,
    timeMode,
    isFlexOn,
    asManager: true,
    start: {
      date: today,
      employeeId: state.filters['employee'] ?? '',
      ...(timeMode === 'range' && otherTimes),
    },
    before: (control) =>
      entry === undefined ? (
        <SelectField
          control={control}
          name="employeeId"
          label={texts.employee}
          options={options}
          required
          autoFocus
        />
      ) : (
        <EmployeeName name={entry.employeeName} />
      ),
  };
}
