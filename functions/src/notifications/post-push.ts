import type { PushDevice } from '@driftig/domain/notifications/push-devices';
import webPush from 'web-push';

import { mailEnvironment } from '../mail/send-mail.ts';
import { timeLimits } from '../pipeline/time-limits.ts';
import { pushKeys } from './push-keys.ts';

/** In seconds, that a push service keeps a message for a browser that is off. */
const keptFor = 24 * 60 * 60;

/**
 * Sends one encrypted message to a browser's push service. 'gone' where the browser has unsubscribed,
 * 'refused' where trying again would not help; throws where it would.
 */
export async function postPush(
  { endpoint, p256dh, auth }: PushDevice,
  message: string,
): Promise<'sent' | 'gone' | 'refused'> {
  const vapidDetails = { subject: `mailto:${mailEnvironment().OPERATOR_EMAIL}`, ...pushKeys() };
  const subscription = { endpoint, keys: { p256dh, auth } };
  const request = webPush.generateRequestDetails(subscription, message, {
    vapidDetails,
    TTL: keptFor,
  });
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: headersOf(request.headers),
    body: new Uint8Array(request.body),
    // Redirects are not followed, so that a push service cannot lead us to another address.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimits.requestTimeout),
  });
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  return 'refused';
}

/** `fetch` counts the length itself. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const sent = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}
