import type { Role } from '@driftig/contracts/core/access';
import { roles } from '@driftig/contracts/records/types/employees';

import type { OwnInput } from '../../shared/record-screens/form/own-input.ts';

export const roleWords = Object.keys(roles) as readonly Role[];

/** The select of roles, with the reason why some are disabled. */
export function roleInput(reasonOf: (role: Role) => string | undefined): OwnInput {
  const options = roleWords.map((role) => ({
    value: role,
    label: roles[role].label,
    disabled: reasonOf(role) !== undefined,
  }));
  const help = roleWords.map(reasonOf).find((reason) => reason !== undefined);
  return { options, ...(help === undefined ? {} : { help }) };
}
