import { expect, test } from 'vitest';

import {
  devicesOfSessions,
  maxPushDevices,
  withDevice,
  withoutDevice,
  type PushDevice,
  type PushDevices,
} from './push-devices.ts';

const device = (endpoint: string): PushDevice => ({ endpoint, p256dh: 'p', auth: 'a' });
const full: PushDevices = Object.fromEntries(
  Array.from({ length: maxPushDevices }, (_, at) => [`s${at}`, device(`e${at}`)]),
);

test('there is room for ten, and none for another', () => {
  expect(withDevice(full, 'more', device('more'))).toBeUndefined();
  expect(withDevice(withoutDevice(full, 's3'), 'more', device('more'))).toMatchObject({
    more: device('more'),
  });
});

test('a browser that is there already takes no more room, also by another session', () => {
  expect(withDevice(full, 's3', device('other'))?.['s3']).toEqual(device('other'));
  const after = withDevice(full, 'again', device('e3'));
  expect(Object.keys(after ?? {})).toHaveLength(maxPushDevices);
  expect(after).not.toHaveProperty('s3');
});

test("an endpoint that is gone does not affect the browser's new one", () => {
  const devices = { s: device('new') };
  expect(withoutDevice(devices, 's', 'old')).toEqual(devices);
  expect(withoutDevice(devices, 's', 'new')).toEqual({});
});

test('only those of the sessions that are left stay', () => {
  expect(devicesOfSessions(full, ['s1', 'unknown'])).toEqual({ s1: device('e1') });
});
