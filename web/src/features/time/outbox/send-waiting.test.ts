import { expect, test, vi } from 'vitest';

import { ApiError, ConnectionError } from '../../../api/errors.ts';
import { emptyEntry } from '../entry/entry-values.ts';
import { sendWaiting } from './send-waiting.ts';
import { waitingHours, waitingId, type WaitingHours } from './waiting-hours.ts';

vi.stubGlobal('window', {});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const row = (id: string): WaitingHours => ({
  id,
  values: { ...emptyEntry, date: '2026-11-27', hundredths: 750 },
  withTimes: false,
  writtenAt: '2026-11-27T13:00:00.000Z',
});

function waiting(...ids: readonly string[]) {
  const store = waitingHours('anna', storage());
  for (const id of ids) store.add(row(id));
  return store;
}
const idsOf = (store: ReturnType<typeof waiting>) => store.all().map(({ id }) => id);
const refusal = (status: number, fields = {}) =>
  new ApiError({ status, code: 'bad_input', message: 'Projektet er lukket.', fields });

test('waiting hours are sent in order and leave the list', async () => {
  const store = waiting('a', 'b');
  const order: string[] = [];
  const outcome = await sendWaiting(store, async ({ id }) => order.push(id));
  expect(order).toEqual(['a', 'b']);
  expect(outcome).toEqual({ sent: 2, refused: [], isLeft: false });
  expect(store.all()).toEqual([]);
});

test.each([
  ['without a connection', new ConnectionError()],
  ['while the server fails', refusal(500)],
  ['while there are too many calls', refusal(429)],
  ['while nobody is logged in', refusal(401)],
])('%s all of it stays', async (_when, error) => {
  const store = waiting('a', 'b');
  const send = vi.fn(() => Promise.reject(error));
  expect(await sendWaiting(store, send)).toMatchObject({ sent: 0, isLeft: true });
  expect(send).toHaveBeenCalledTimes(1);
  expect(idsOf(store)).toEqual(['a', 'b']);
});

test('refused hours keep their values and the reason, hold nothing back and are not sent again', async () => {
  const store = waiting('a', 'b');
  const send = vi.fn(({ id }: WaitingHours) =>
    id === 'a'
      ? Promise.reject(refusal(400, { date: 'Datoen er for gammel.' }))
      : Promise.resolve(),
  );
  const outcome = await sendWaiting(store, send);
  expect(outcome).toMatchObject({ sent: 1, refused: [{ id: 'a' }] });
  expect(store.all()).toEqual([
    { ...row('a'), refusal: 'Projektet er lukket. Datoen er for gammel.' },
  ]);
  await sendWaiting(store, send);
  expect(send).toHaveBeenCalledTimes(2);
});

test('another user of the device sees and sends nothing of it', () => {
  const device = storage();
  waitingHours('anna', device).add(row('a'));
  expect(waitingHours('bo', device).all()).toEqual([]);
  expect(waitingHours('anna', device).all()).toHaveLength(1);
});

test('a device that keeps nothing says so, so that the form stays', () => {
  const full = { ...storage(), setItem: () => expect.fail('full') };
  expect(waitingHours('anna', full).add(row('a'))).toBe(false);
});

test('the same attempt waits once, under an id that an entry can bear', () => {
  const store = waiting('a', 'a');
  expect(idsOf(store)).toEqual(['a']);
  const id = waitingId('0b8e9a52-3f0e-4a52-9d0a-5a0f6f5b1c2d');
  expect(id).toMatch(/^\w{10,26}$/);
});
