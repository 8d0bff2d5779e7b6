import { useQuery } from '@tanstack/react-query';

import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { ApplicationControl } from '../../../../shared/holiday-balance/form/application-fields.tsx';
import { employeeNamesQuery } from '../queries.ts';
import { texts } from '../texts.ts';

/** Employee that a manager applies for. */
export function EmployeeField({ control }: { control: ApplicationControl }) {
  const { data = [] } = useQuery(employeeNamesQuery);
  return (
    <SelectField
      control={control}
      name="employeeId"
      label={texts.employee}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      required
      autoFocus
    />
  );
}
