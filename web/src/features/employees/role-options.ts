import type { Role } from '@driftig/contracts/core/access';
import { roles } from '@driftig/contracts/records/types/employees';

import type { OwnInput } from '../../records/own-input.ts';

export const roleWords = Object.keys(roles) as readonly Role[];

/** The roles as a select has them, and why some cannot be chosen. */
export function roleInput(reasonOf: (role: Role) => string | undefined): OwnInput {
  const options = roleWords.map((role) => ({
    value: role,
    label: roles[role].label,
    disabled: reasonOf(role) !== undefined,
  }));
  const help = roleWords.map(reasonOf).find((reason) => reason !== undefined);
  return { options, ...(help === undefined ? {} : { help }) };
}
