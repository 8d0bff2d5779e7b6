import { sampleIds } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { notificationRoutes } from './routes.ts';

/** A point of the curve P-256, as browsers write the keys of a subscription. */
const samplePushKey =
  'BG_wO5SSQc4drdQ1GeaWDgqFtBppoFwygQOqK84VlMoWPE91OlW_AdxT9sCwx-7ni0DG_30lqW4igrmJzvccFEo';

export const notificationSamples: SamplesOf<typeof notificationRoutes> = {
  listNotifications: {
    query: { limit: 20 },
    response: [
      {
        id: sampleIds.notification,
        kind: 'orderAssigned',
        at: '2026-06-09T15:20:00.000Z',
        title: 'Du er sat på ordre 1',
        text: 'Sommerfest, 12-06-2026 kl. 14:00-20:00.',
        path: '/order/1',
        links: [],
        ask: null,
        unread: 1,
      },
    ],
  },
  countNotifications: { response: { unread: 1 } },
  markNotificationRead: {
    body: { id: sampleIds.notification },
    response: { message: 'Notifikationen er læst.' },
  },
  markNotificationsRead: {
    body: { upTo: sampleIds.notification },
    response: { message: 'Alle notifikationer er læst.' },
  },
  listNotificationChoices: {
    response: [
      {
        kind: 'absenceDecided',
        label: 'Din ansøgning er afgjort eller ændret',
        bell: 1,
        mail: 1,
        push: 1,
      },
    ],
  },
  saveNotificationChoice: {
    body: { kind: 'orderAssigned', mail: 1 },
    response: { message: 'Dit valg er gemt.' },
  },
  getPushDevice: { response: { publickey: samplePushKey, on: 0 } },
  savePushDevice: {
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/example',
      keys: { p256dh: samplePushKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    },
    response: { message: 'Denne enhed får notifikationer.' },
  },
  removePushDevice: { response: { message: 'Denne enhed får ikke længere notifikationer.' } },
};
