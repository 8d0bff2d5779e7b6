import type { socketRoutes } from '@driftig/contracts/core/socket-routes';

import type { FrameHandler } from '../live/frames.ts';
import { post } from '../live/post.ts';

/** A change is written down with the time it began at, and may be done this much later. */
const slowestChangeMs = 15_000;

/** Keeps the socket open, and says whether the company has changed since the tab last knew it all. */
export const ping: FrameHandler<typeof socketRoutes.ping> = async ({
  frame: { age },
  connection,
  storeFor,
  now,
}) => {
  const { history } = storeFor(undefined);
  const since = (ms: number) => Date.parse(now) - ms - slowestChangeMs;
  const missed = age !== undefined && (await history.hasChangedSince(since(age)));
  await post([connection], { event: 'pong', missed });
};
