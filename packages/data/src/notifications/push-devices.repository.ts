import { sessionLifetime } from '@driftig/domain/auth/sessions';
import type { PushDevices } from '@driftig/domain/notifications/push-devices';

import type { Table } from '../core/client.ts';
import { secondsOf } from '../core/commit.ts';
import { tryConditionalWrite } from '../core/conditional-write.ts';
import { notificationEntity, pushDevicesEntity } from './notifications.entities.ts';
import { retryOnConflict, VersionConflict } from '../core/retry-on-conflict.ts';

/** The browsers that people of the actor's company have push in. */
export function pushDeviceRepository(table: Table, companyId: string, now: string) {
  const entity = pushDevicesEntity(table);
  const notifications = notificationEntity(table);

  async function read(userId: string) {
    const { data } = await entity.get({ companyId, userId }).go({ consistent: true });
    return data ?? { devices: {}, version: 0 };
  }

  return {
    async find(userId: string): Promise<PushDevices> {
      return (await read(userId)).devices;
    },

    /** Changes what is there now, also where others do so at once; writes nothing where all stays. */
    change(userId: string, next: (devices: PushDevices) => PushDevices): Promise<void> {
      return retryOnConflict(async () => {
        const { devices, version } = await read(userId);
        const after = next(devices);
        if (isSame(devices, after)) return;
        // No session that is in it now outlives this.
        const expiresAt = secondsOf(now) + sessionLifetime;
        const item = { companyId, userId, devices: after, version: version + 1, expiresAt };
        const put =
          version === 0
            ? entity.create(item)
            : entity.put(item).where((stored, op) => op.eq(stored.version, version));
        if (!(await tryConditionalWrite(() => put.go()))) throw new VersionConflict();
      });
    },

    /** Claims a notification for a browser, so that it is sent once; false where it was claimed before. */
    claim(userId: string, id: string, sessionId: string): Promise<boolean> {
      const patch = notifications
        .patch({ companyId, userId, id })
        .add({ pushedTo: [sessionId] })
        .where((item, op) => op.notContains(item.pushedTo, sessionId));
      return tryConditionalWrite(() => patch.go({ response: 'none' }));
    },

    /** It could not be sent: the next attempt may. */
    async release(userId: string, id: string, sessionId: string): Promise<void> {
      const patch = notifications.patch({ companyId, userId, id });
      await patch.delete({ pushedTo: [sessionId] }).go({ response: 'none' });
    },
  };
}

function isSame(before: PushDevices, after: PushDevices): boolean {
  const ids = Object.keys(before);
  return ids.length === Object.keys(after).length && ids.every((id) => before[id] === after[id]);
}
