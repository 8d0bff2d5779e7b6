import { chatRoutes } from '@driftig/contracts/chat/routes';

import { routeQuery } from '../../../api/route-query.ts';

export const groupQuery = (id: string) => routeQuery(chatRoutes.getChatGroup, { params: { id } });
