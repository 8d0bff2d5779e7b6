import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { emailMark } from './email-mark.ts';

const email = 'lone@havn.dk';
const mark = emailMark('the secret of a stage', email);

test('a mark is the same for the same e-mail, and tells two apart', () => {
  expect(emailMark('the secret of a stage', email)).toBe(mark);
  expect(emailMark('the secret of a stage', 'lone@havn.de')).not.toBe(mark);
});

test('the log without the secret of the stage does not allow trying e-mails', () => {
  expect(emailMark('another secret', email)).not.toBe(mark);
  const plain = [email, `security log ${email}`].flatMap((text) =>
    (['base64url', 'hex'] as const).map((form) => createHash('sha256').update(text).digest(form)),
  );
  expect(plain.filter((hash) => hash.startsWith(mark))).toEqual([]);
});

test('a function without the secret makes no mark', () => {
  expect(() => emailMark(undefined, email)).toThrow('DEVICE_SECRET');
});
