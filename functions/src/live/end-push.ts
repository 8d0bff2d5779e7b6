import { secondsOf } from '@driftig/data/core/commit';
import { pushDeviceRepository } from '@driftig/data/notifications/push-devices.repository';
import { devicesOfSessions } from '@driftig/domain/notifications/push-devices';

import { findLiveSession } from '../identity/verify-session.ts';
import { services } from '../pipeline/services.ts';

/** Forgets the browsers whose session is over: logged out, ended elsewhere, or the person switched off. */
export async function endPush(companyId: string, userId: string, now: string): Promise<void> {
  const { accounts, table } = services();
  const person = await accounts.findUser(companyId, userId);
  await pushDeviceRepository(table, companyId, now).change(userId, (devices) => {
    const ids = Object.keys(devices);
    const isLive = (id: string) => person && findLiveSession(person, id, secondsOf(now));
    return devicesOfSessions(devices, ids.filter(isLive));
  });
}
