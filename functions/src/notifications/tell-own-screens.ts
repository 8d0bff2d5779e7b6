import { notificationRoutes } from '@driftig/contracts/notifications/routes';

import { tellPeople } from '../live/tell.ts';

const { listNotifications, countNotifications } = notificationRoutes;

/** Makes the open screens of only these people refetch their notifications. */
export async function tellOwnScreens(
  companyId: string,
  userIds: readonly string[],
  now: string,
): Promise<void> {
  const reads = [listNotifications.key, countNotifications.key];
  await tellPeople(companyId, userIds, { event: 'changed', reads }, { now });
}
