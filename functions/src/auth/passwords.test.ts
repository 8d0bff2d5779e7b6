import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { newEmail } from '@driftig/tests/support/stack/emails';
import {
  createInvitationToken,
  createInvited,
  createResetToken,
} from '@driftig/tests/support/company/invitations';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const headers = () => ({ 'x-viewer-address': ulid() });

/** Where a password is chosen: each takes it, and gives the e-mail that then logs in with it. */
const doors = {
  async registering(password: string) {
    const email = newEmail('mette');
    const body = { email, password, companyName: 'Fjord Event ApS' };
    const { status } = await call(authRoutes.registerCompany, { body, headers: headers() });
    return { status, email };
  },
  async 'signing up'(password: string) {
    const { email, ...user } = await createInvited(company);
    const token = await createInvitationToken({ ...user, email });
    const body = { token, password, fullName: 'Freja Holm', phone: '20146005' };
    const { status } = await call(authRoutes.completeSignUp, { body, headers: headers() });
    return { status, email };
  },
  async 'the mailed link'(newPassword: string) {
    const { owner } = await createCompany();
    await owner.session();
    const body = { token: await createResetToken(owner.user), newPassword };
    const { status } = await call(authRoutes.updatePassword, { body, headers: headers() });
    return { status, email: owner.user.email };
  },
  async 'the profile'(newPassword: string) {
    const { owner } = await createCompany();
    const body = { currentPassword: testPassword, newPassword };
    const { status } = await owner.call(authRoutes.changePassword, { body });
    return { status, email: owner.user.email };
  },
};

const statusOf = async (email: string, password: string) =>
  (await call(authRoutes.logIn, { body: { email, password }, headers: headers() })).status;

const long = Array.from({ length: 64 }, (_, at) => `${String.fromCodePoint(97 + (at % 26))}${at}`);
const of64 = long.join('').slice(0, 64);
const of256 = long.join('-').repeat(2).slice(0, 256);

/** A password with variants that typing mistakes could turn it into. */
const passwords = [
  ['64 characters', of64, [of64.slice(0, 63), `${of64}x`]],
  ['256 characters', of256, [of256.slice(0, 255), of256.slice(0, 72), of256.slice(0, 128)]],
  ['spaces inside', 'fire  gule telte i regn', ['fire gule telte i regn', 'firegultelteiregn']],
  ['Danish letters', 'Ærø-Lyø-Hjortø-Åle', ['ærø-lyø-hjortø-åle', 'Aero-Lyo-Hjorto-Ale']],
  ['marks and pictures', `<b>"'&\\🎪 ½ {}%00`, [`&lt;b&gt;"'&\\🎪 ½ {}%00`, `<b>"'&\\ ½ {}%00`]],
  ['one kind of letter', 'hestevognsmageren', ['HESTEVOGNSMAGEREN', 'Hestevognsmageren']],
] as const;

/** The commonest that are long enough, most common first. */
const commonest = (dictionary['passwords-common'] ?? [])
  .map(String)
  .filter((password) => password.length >= 8);

test.each(Object.entries(doors))(
  'by %s none of the 3,000 commonest is taken',
  async (_, choose) => {
    for (const password of [commonest[0], commonest[1499], commonest[2999]])
      expect([password, (await choose(password ?? '')).status]).toEqual([password, 400]);
  },
);

describe.each(Object.entries(doors))('by %s a password is taken as it was typed:', (_, choose) => {
  test.each(passwords)('%s', async (_name, password, others) => {
    const { status, email } = await choose(password);
    expect([200, 201]).toContain(status);
    for (const other of others) expect([other, await statusOf(email, other)]).toEqual([other, 401]);
    expect(await statusOf(email, password)).toBe(200);
  });

  test('no space around it, which is invisible, and no more than the pool stores', async () => {
    for (const password of [' gule telte', 'gule telte ', `${of256}x`])
      expect((await choose(password)).status).toBe(400);
  });
});
