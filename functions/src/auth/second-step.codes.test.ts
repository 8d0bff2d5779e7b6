import { authRoutes } from '@driftig/contracts/auth/routes';
import { normalizeRecoveryCode } from '@driftig/domain/auth/recovery-codes';
import { appCode } from '@driftig/tests/support/company/app-codes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createResetToken } from '@driftig/tests/support/company/invitations';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { unconfirm } from '@driftig/tests/support/company/unconfirmed';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

import { hashOf } from '../identity/secrets.ts';

let company: TestCompany;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  company = await createCompany();
  ({ secret, recoveryCodes } = await enrol(company.owner));
});

const headers = () => ({ 'x-viewer-address': ulid() });
const logIn = (code?: string, password = testPassword) => {
  const body = { email: company.owner.user.email, password, ...(code && { code }) };
  return call(authRoutes.logIn, { body, headers: headers() });
};

describe('recovery codes', () => {
  test('the record keeps ten hashes that say how they were made, and no code', async () => {
    const { recoveryHashes } = await company.store.users.get(company.owner.user.userId);
    const hashes = recoveryCodes.map((code) => hashOf(normalizeRecoveryCode(code)));
    expect(recoveryHashes).toEqual(hashes.map((hash) => `1.${hash}`));
  });

  test('one of before there were versions logs in, and a stored hash does not', async () => {
    const old = '7KQF-M2XA-9RTB-W4HE';
    const hash = hashOf(normalizeRecoveryCode(old));
    await changeUser(company.owner.user, { recoveryHashes: [hash] });
    expect((await logIn(hash)).status).toBe(400);
    expect((await logIn(old)).status).toBe(200);
  });
});

describe('after a new password by the mailed link', () => {
  const newPassword = 'vinterlys-2026';
  beforeEach(async () => {
    const token = await createResetToken(company.owner.user);
    const body = { token, newPassword };
    const answer = await call(authRoutes.updatePassword, { body, headers: headers() });
    expect(answer).toMatchObject({ status: 200, cookies: [expect.stringMatching(/device=/)] });
  });

  test("the app's code is still asked for", async () => {
    expect(await logIn(undefined, newPassword)).toMatchObject({
      status: 401,
      json: { code: 'second_factor_needed' },
      cookies: [],
    });
    expect((await logIn(appCode(secret, 1), newPassword)).status).toBe(200);
  });

  test('the recovery codes are still those of before', async () => {
    expect((await logIn(recoveryCodes[7], newPassword)).status).toBe(200);
  });
});

describe('a stranger who registered an e-mail with two steps of their own', () => {
  const newPassword = 'vinterlys-2026';
  const takeBack = async () => {
    const token = await createResetToken(company.owner.user);
    const body = { token, newPassword };
    return call(authRoutes.updatePassword, { body, headers: headers() });
  };

  test('does not keep the owner of the mailbox out, before the e-mail was confirmed', async () => {
    const { user } = company.owner;
    await unconfirm(user);
    const strangers = await company.owner.session();
    expect((await takeBack()).status).toBe(200);
    expect((await call(authRoutes.checkSession, { cookies: strangers })).status).toBe(401);
    expect((await logIn(appCode(secret, 1))).status).toBe(401);
    expect((await logIn(undefined, newPassword)).status).toBe(200);
    const { secondFactor, recoveryHashes } = await company.store.users.get(user.userId);
    expect({ secondFactor, recoveryHashes }).toEqual({ secondFactor: false, recoveryHashes: [] });
    expect(
      await eventsOf(
        'secondFactorChanged',
        ({ userId, change }) => userId === user.userId && change === 'off',
      ),
    ).toHaveLength(1);
  });

  test('does not keep them out by stopping halfway: the pool asks for a code, the record says off', async () => {
    const { user } = company.owner;
    await unconfirm(user);
    await changeUser(user, { secondFactor: false, recoveryHashes: [] });
    expect((await logIn()).json).toMatchObject({ code: 'second_factor_needed' });
    expect((await takeBack()).status).toBe(200);
    expect((await logIn(undefined, newPassword)).status).toBe(200);
  });

  test('is no reason to take two steps from anybody else of the company', async () => {
    await unconfirm({ ...company.owner.user, email: 'en-anden@nordlys.dk' });
    expect((await takeBack()).status).toBe(200);
    expect(await logIn(undefined, newPassword)).toMatchObject({
      status: 401,
      json: { code: 'second_factor_needed' },
    });
  });
});
