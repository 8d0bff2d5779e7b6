/** The only file that calls the browser's functions for push. */
import { registerWorker } from '../../api/session/service-worker.ts';
import { isIos } from '../../ui/layout/is-ios.ts';

/** `homeScreen`: on an iPhone or iPad, where only a page that was put there can. */
type PushSupport = 'yes' | 'no' | 'homeScreen';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return 'yes';
  return isIos() ? 'homeScreen' : 'no';
}

/** The browser's permission; 'default' until it has asked. */
export const permission = (): NotificationPermission => Notification.permission;

/** Has the browser ask the person where it has not; only for a press of theirs. */
export const askPermission = (): Promise<NotificationPermission> =>
  Notification.requestPermission();

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Always a new address: an existing one may belong to an earlier user of the browser. */
export async function subscribe(publicKey: string): Promise<Subscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys: { p256dh, auth } = {} } = made.toJSON();
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The browser gave no address or no keys');
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends it in the browser, also where the server is not reached; the worker stays for the code that it keeps. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
