import type { Page } from 'playwright-core';

import type { pushBrowser } from '../live/push-service.ts';

type Subscription = ReturnType<typeof pushBrowser>['subscription'];

/** Stubs what headless Chromium lacks: permission for push, and a push service. */
export async function stubPushManager(page: Page, made: Subscription | 'fails'): Promise<void> {
  await page.evaluate((answer) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () =>
      answer === 'fails'
        ? Promise.reject(new DOMException('Registration failed', 'AbortError'))
        : Promise.resolve({ toJSON: () => answer } as unknown as PushSubscription);
  }, made);
}

/** As a browser that knows no push, such as one inside another app. */
export async function withoutPush(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'PushManager'));
}
