import { chatSocketRoutes } from '../chat/socket-routes.ts';
import type { SocketRoute } from './socket-route.ts';

/** Every frame that browsers may send, by its `action`. */
export const socketRoutes = { ...chatSocketRoutes } as const;

export const allSocketRoutes: readonly SocketRoute[] = Object.values<SocketRoute>(socketRoutes);
