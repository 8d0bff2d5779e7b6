import type { ServerFrame } from '@driftig/contracts/chat/frames';

import { liveSockets, liveSocketsOfCompany } from './live-sockets.ts';
import { post } from './post.ts';

/** Tells people on all their devices, but not the socket it comes from. */
export async function tellPeople(
  companyId: string,
  userIds: readonly string[],
  frame: ServerFrame,
  { now, exceptFor = '' }: { readonly now: string; readonly exceptFor?: string },
): Promise<void> {
  const sockets = await liveSockets(companyId, userIds, now);
  await post(
    sockets.filter(({ connectionId }) => connectionId !== exceptFor),
    frame,
  );
}

/**
 * Sends the names of stale reads to all sockets of a company but the tab that changed them. Names
 * of reads are no data: users without access to a read ignore it.
 */
export async function tellCompany(
  companyId: string,
  reads: readonly string[],
  ownTab: string,
  now: string,
): Promise<void> {
  if (reads.length === 0) return;
  const sockets = await liveSocketsOfCompany(companyId, now);
  const others = sockets.filter(({ tab }) => tab === '' || tab !== ownTab);
  await post(others, { event: 'changed', reads: [...reads] });
}
