import { chatRoutes } from '@driftig/contracts/chat/routes';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { routeKey } from '../../../api/queries/route-query.ts';

/** The messages with these words; each page goes further back in all conversations. */
export const searchQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...routeKey(chatRoutes.searchMessages), search],
    queryFn: ({ signal, pageParam: depth }) =>
      call(chatRoutes.searchMessages, { query: { search, depth } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ depth, hasOlder }) => (hasOlder ? depth : undefined),
    staleTime: Infinity,
  });
