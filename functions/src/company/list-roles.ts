import type { companyRoutes } from '@driftig/contracts/company/routes';
import { roles } from '@driftig/contracts/records/types/employees';

import type { Handler } from '../pipeline/handler.ts';

const answer = Object.values(roles).map(({ code: id, label: name }) => ({ id, name }));

export const listRoles: Handler<typeof companyRoutes.listRoles> = () => Promise.resolve(answer);
