import type { socketRoutes } from '@driftig/contracts/core/socket-routes';

import type { FrameHandler } from '../live/frames.ts';
import { post } from '../live/post.ts';

/** Keeps the socket open, and tells a tab that it still is. */
export const ping: FrameHandler<typeof socketRoutes.ping> = ({ connection }) =>
  post([connection], { event: 'pong' });
