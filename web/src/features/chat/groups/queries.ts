import { chatRoutes } from '@driftig/contracts/chat/routes';

import { routeQuery } from '../../../api/queries/route-query.ts';

export const groupQuery = (id: string) => routeQuery(chatRoutes.getChatGroup, { params: { id } });
