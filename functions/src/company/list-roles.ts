import type { companyRoutes } from '@driftig/contracts/company';
import { roles } from '@driftig/contracts/record-people';

import type { Handler } from '../http/handler.ts';

const answer = Object.values(roles).map(({ code: id, label: name }) => ({ id, name }));

export const listRoles: Handler<typeof companyRoutes.listRoles> = () => Promise.resolve(answer);
