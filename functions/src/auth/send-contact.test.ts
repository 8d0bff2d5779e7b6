import { authRoutes } from '@driftig/contracts/auth/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';

const newEmail = () => `karen@${ulid().toLowerCase()}.dk`;
const form = {
  name: 'Karen Fjord',
  company: 'Fjordfest ApS',
  message: 'Kan vi få en rundvisning?',
};
const send = (body: Readonly<Record<string, unknown>>, address = ulid()) =>
  call(authRoutes.sendContact, {
    body: { ...form, ...body },
    headers: { 'x-viewer-address': address },
  });
const sentBy = (email: string) => eventsOf('contactSent', (payload) => payload.email === email);
const answered = ({ status, json }: TestAnswer) => [status, json];
const thanks = [200, { message: 'Tak for din besked. Vi svarer inden for en arbejdsdag.' }];

test('a message is published for the operator', async () => {
  const email = newEmail();
  expect(answered(await send({ email }))).toEqual(thanks);
  expect((await sentBy(email)).map(({ payload }) => payload)).toEqual([{ ...form, email }]);
});

test('the company may be left out', async () => {
  const email = newEmail();
  await send({ email, company: '' });
  expect((await sentBy(email)).map(({ payload }) => payload)).toEqual([
    { ...form, email, company: '' },
  ]);
});

test('a robot that fills in the honeypot gets the same answer, and nothing is sent', async () => {
  const email = newEmail();
  expect(answered(await send({ email, website: 'https://billige-lån.example' }))).toEqual(thanks);
  expect(await sentBy(email)).toEqual([]);
});

test('an empty honeypot field is accepted', async () => {
  const email = newEmail();
  await send({ email, website: '' });
  expect(await sentBy(email)).toHaveLength(1);
});

test('an address can send five messages in 15 minutes, robots included', async () => {
  for (const website of ['', 'x']) {
    const address = ulid();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send({ email: newEmail(), website }, address)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  }
});

describe('a missing or wrong field is refused at its field', () => {
  test.each<[string, unknown, string]>([
    ['name', '', 'Skriv dit navn.'],
    ['email', '', 'Skriv din e-mail.'],
    ['email', 'karen', 'Indtast en gyldig email'],
    ['message', ' ', 'Skriv en besked.'],
    ['message', 'x'.repeat(4001), 'Højst 4000 tegn.'],
  ])('%s %j', async (field, value, text) => {
    const answer = await send({ email: newEmail(), [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { [field]: text } });
  });
});
