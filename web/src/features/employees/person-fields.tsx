import type { Control } from 'react-hook-form';

import { useQuery } from '@tanstack/react-query';

import { FieldRow } from '../../ui/fields/field-row.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { Option } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { PersonValues } from './person-form.ts';
import { departmentsQuery } from './queries.ts';
import { texts } from './texts.ts';

interface PersonFieldsProps<Output> {
  control: Control<PersonValues, unknown, Output>;
  nameLabel: string;
  roles: readonly Option[];
  /** Why some roles cannot be chosen. */
  roleHelp?: string | undefined;
  email?: { help?: string; disabled?: boolean };
}

/** What is known of a person, in the invitation as in the edit dialog. */
export function PersonFields<Output>(props: PersonFieldsProps<Output>) {
  const { control, nameLabel, roles, roleHelp, email = {} } = props;
  const { data: departments = [] } = useQuery(departmentsQuery);
  const options = departments.map(({ id, name }) => ({ value: id, label: name }));
  const phone = { control, type: 'tel', autoComplete: 'off', maxLength: 40 } as const;
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={nameLabel}
        maxLength={120}
        autoComplete="off"
        required
        autoFocus
      />
      <TextField
        control={control}
        name="email"
        label={texts.email}
        type="email"
        autoComplete="off"
        required
        {...email}
      />
      <FieldRow>
        <TextField {...phone} name="phone" label={texts.phone} />
        <TextField {...phone} name="mobile" label={texts.mobile} />
      </FieldRow>
      <FieldRow>
        <SelectField
          control={control}
          name="departmentId"
          label={texts.department}
          placeholder={texts.noDepartment}
          options={options}
          clearable
        />
        <SelectField
          control={control}
          name="role"
          label={texts.role}
          options={roles}
          {...(roleHelp ? { help: roleHelp } : {})}
        />
      </FieldRow>
      <TextField
        control={control}
        name="location"
        label={texts.location}
        maxLength={120}
        autoComplete="off"
      />
    </>
  );
}
