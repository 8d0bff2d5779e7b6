import { expect, test, vi } from 'vitest';

import { showPushed } from './push.ts';
import type { WorkerScope } from './worker-scope.ts';

const origin = 'https://driftig.example';

/** The worker, as a browser runs it with these tabs open. */
function run(tabs: readonly string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const [show, openWindow, focus] = [vi.fn(), vi.fn(), vi.fn()];
  const clients = {
    matchAll: () => Promise.resolve(tabs.map((url) => ({ url, focus: () => focus(url) }))),
    openWindow,
  };
  const scope = {
    addEventListener: (name: string, listen: (event: object) => void) =>
      void listeners.set(name, listen),
    clients,
    registration: { showNotification: show },
    location: { origin },
  };
  showPushed(scope as unknown as WorkerScope);
  const fire = async (name: string, event: object) => {
    const work: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (one: unknown) => work.push(one) });
    await Promise.all(work);
  };
  const click = (path: string) =>
    fire('notificationclick', { notification: { close: () => undefined, data: { path } } });
  return { show, openWindow, focus, fire, click };
}

test('it shows what is pushed', async () => {
  const { show, fire } = run([]);
  const message = { id: 'n1', title: 'Du er sat på ordre 1', text: 'Fest', path: '/order/1' };
  await fire('push', { data: { json: () => message } });
  expect(show).toHaveBeenCalledWith(
    message.title,
    expect.objectContaining({ body: 'Fest', tag: 'n1' }),
  );
});

test('a click focuses the tab that is there, and leads no other away', async () => {
  const { click, focus, openWindow } = run([`${origin}/timereg`, `${origin}/order/1`]);
  await click('/order/1');
  expect(focus).toHaveBeenCalledWith(`${origin}/order/1`);
  await click('/vacat');
  expect(openWindow).toHaveBeenCalledWith(`${origin}/vacat`);
  expect(focus).toHaveBeenCalledTimes(1);
});

test.each(['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'a click never leads to another site: %s',
  async (path) => {
    const { click, openWindow } = run([]);
    await click(path);
    expect(openWindow).toHaveBeenCalledWith(`${origin}/notifications`);
  },
);
