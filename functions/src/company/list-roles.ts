import type { companyRoutes } from '@driftig/contracts/company/routes';
import { roles } from '@driftig/contracts/records/types/employees';

import type { Handler } from '../http/handler.ts';

const answer = Object.values(roles).map(({ code: id, label: name }) => ({ id, name }));

export const listRoles: Handler<typeof companyRoutes.listRoles> = () => Promise.resolve(answer);
