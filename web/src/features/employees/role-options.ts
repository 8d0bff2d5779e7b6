import type { Role } from '@driftig/contracts/access';
import { roleNames } from '@driftig/domain/employees/role-names';

import type { Option } from '../../ui/fields/select-field.tsx';

export const roles = Object.keys(roleNames) as readonly Role[];

/** The roles as a select has them, and why some cannot be chosen. */
export function roleOptions(reasonOf: (role: Role) => string | undefined): {
  readonly options: readonly Option[];
  readonly help: string | undefined;
} {
  const options = roles.map((role) => ({
    value: role,
    label: roleNames[role],
    disabled: reasonOf(role) !== undefined,
  }));
  return { options, help: roles.map(reasonOf).find((reason) => reason !== undefined) };
}
