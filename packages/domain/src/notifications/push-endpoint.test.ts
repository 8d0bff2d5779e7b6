import { expect, test } from 'vitest';

import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/dQw4:APA91b_-x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2bx%3d',
  'https://web.push.apple.com/QGuQyavXutnMH',
])('%s is a browser’s push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  '',
  'fcm.googleapis.com/x',
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com/',
  'https://fcm.googleapis.com./x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com:443/x',
  'https://user@fcm.googleapis.com/x',
  'https://user:word@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://fcm.googleapis.com#@evil.example/x',
  'https://fcm.googleapis.com/x#y',
  'https://fcm.googleapis.com\\@evil.example/x',
  'https:\\\\fcm.googleapis.com\\x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com/x',
  'https://x.fcm.googleapis.com/x',
  'https://push.apple.com/x',
  'https://notify.windows.com/x',
  'https://evilpush.apple.com/x',
  'https://evil.example/?fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:169.254.169.254]/x',
  'https://localhost/x',
  'https://ﬁcm.googleapis.com/x',
  'https://fcm。googleapis.com/x',
  'https://fcm%2egoogleapis.com/x',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x\r\nhost: evil.example',
  'https://fcm.goog\nleapis.com/x',
  'HTTPS://FCM.GOOGLEAPIS.COM/x y',
  'file:///etc/passwd',
  'javascript:alert(1)',
])('%j is none', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});
