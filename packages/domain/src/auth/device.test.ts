import { expect, test } from 'vitest';

import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit}`;
const phone = `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const mac = `${mozilla} (Macintosh; Intel Mac OS X 10_15_7)`;

test.each([
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome på Windows'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge på Windows'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera på Windows'],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`,
    'Firefox på Windows',
  ],
  [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari på iPhone'],
  [`${phone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome på iPhone'],
  [`${phone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox på iPhone'],
  [`${phone} EdgiOS/141.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge på iPhone'],
  [
    `${mozilla} (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1`,
    'Safari på iPad',
  ],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari på Mac'],
  [`${mac} ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome på Mac'],
  [
    `${mozilla} (Linux; Android 15; Pixel 9) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Chrome på Android',
  ],
  [
    `${mozilla} (Linux; Android 15; SM-S921B) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet på Android',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox på Linux'],
  [
    `${mozilla} (X11; CrOS x86_64 15917.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome på Chromebook',
  ],
  [
    `${mozilla} (X11; Linux x86_64) ${webKit} HeadlessChrome/141.0.0.0 Safari/537.36`,
    'Chrome på Linux',
  ],
  [`${mozilla} (Windows NT 10.0)`, 'Windows'],
  ['Chrome/141.0', 'Chrome'],
  ['curl/8.5.0', 'Ukendt enhed'],
  ['<b>Chrome</b>', 'Ukendt enhed'],
  ['', 'Ukendt enhed'],
  [undefined, 'Ukendt enhed'],
])('the device of %s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('only the first 400 characters of a user agent are read', () => {
  expect(deviceOf(`${'Version/1 '.repeat(100_000)}Safari/`)).toBe('Ukendt enhed');
});
