import { roleNumbers } from '@driftig/contracts/access';
import type { companyRoutes } from '@driftig/contracts/company';
import { roleNames } from '@driftig/domain/employees/role-names';

import type { Handler } from '../http/handler.ts';

const roles = (['employee', 'administrator', 'owner'] as const).map((role) => ({
  id: roleNumbers[role],
  name: roleNames[role],
}));

export const listRoles: Handler<typeof companyRoutes.listRoles> = async () => roles;
