import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { flag, message, request, response } from '../wire/wire.ts';

const wrongDevice = 'Browseren kan ikke få notifikationer fra os. Prøv en anden browser.';
const base64Text = (length: number) =>
  z.string({ error: wrongDevice }).regex(new RegExp(`^[\\w-]{${length}}$`), { error: wrongDevice });

/** Where a browser has its push service take messages, and the keys that they are encrypted with. */
const subscription = request(
  {
    endpoint: z.string({ error: wrongDevice }).min(1, wrongDevice).max(1000, wrongDevice),
    keys: z.strictObject({ p256dh: base64Text(87), auth: base64Text(22) }, { error: wrongDevice }),
  },
  {},
);

const changesOwn = ['getPushDevice'];

/**
 * Push to the calling browser. It is identified by its session, so no request can name another
 * user's browser.
 */
export const pushRoutes = routesOf('notifications', {
  getPushDevice: {
    method: 'GET',
    path: '/api/notifications/device',
    access: 'member',
    summary: 'Om denne enhed får notifikationer, og nøglen, den abonnerer med',
    response: response({ publickey: z.string(), on: flag }, { publickey: 'publicKey', on: 'isOn' }),
  },
  savePushDevice: {
    method: 'PUT',
    path: '/api/notifications/device',
    access: 'member',
    summary: 'Slår notifikationer til på denne enhed',
    changes: changesOwn,
    body: subscription,
    response: message,
    errors: ['conflict'],
  },
  removePushDevice: {
    method: 'DELETE',
    path: '/api/notifications/device',
    access: 'member',
    summary: 'Slår notifikationer fra på denne enhed',
    changes: changesOwn,
    response: message,
  },
});
