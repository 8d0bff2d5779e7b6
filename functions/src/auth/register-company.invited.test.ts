import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { createCompany } from '@driftig/tests/support/company/company';
import { createInvitationToken, createInvited } from '@driftig/tests/support/company/invitations';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const password = 'hemmelig-kode-1';
const companyName = 'Nordlys Event ApS';

/** A new address for each request, so that their attempt counts do not add up. */
const newAddress = () => ({ 'x-viewer-address': ulid().toLowerCase() });
const register = (body: Readonly<Record<string, unknown>>) =>
  call(authRoutes.registerCompany, { body, headers: newAddress() });
const logIn = (email: string) =>
  call(authRoutes.logIn, { body: { email, password }, headers: newAddress() });

describe('an e-mail that was invited', () => {
  const over = {
    invitedAt: '2026-10-01T08:00:00.000Z',
    invitationEnds: '2026-10-15T08:00:00.000Z',
  };

  test('is free again once the invitation has expired, even if it is invited again and again', async () => {
    const inviter = await createCompany();
    const { email, userId } = await createInvited(inviter, over);
    expect((await register({ email, password, companyName })).status).toBe(201);
    expect(await logIn(email)).toMatchObject({
      status: 200,
      json: { user: { email, userrole: 3, company: { name: companyName } } },
    });
    expect(await eventsOf('registrationRepeated', (payload) => payload.email === email)).toEqual(
      [],
    );
    expect(await inviter.store.users.get(userId)).toMatchObject({ email, status: 'invited' });
  });

  test('one of two concurrent registrations gets it', async () => {
    const { email } = await createInvited(await createCompany(), over);
    onTestFinished(holdCommitsUntil(services().table, 2));
    await Promise.all([1, 2].map(() => register({ email, password, companyName })));
    expect(await eventsOf('companyRegistered', (payload) => payload.email === email)).toHaveLength(
      1,
    );
  });

  test('and signed up with stays the login of who did, also after the day it would have ended', async () => {
    const inviter = await createCompany();
    const invited = await createInvited(inviter);
    const token = await createInvitationToken(invited);
    const about = { fullName: 'Freja Holm', phone: '20304050', password };
    const body = { token, ...about };
    expect((await call(authRoutes.completeSignUp, { body, headers: newAddress() })).status).toBe(
      200,
    );
    expect(await services().accounts.findByEmail(invited.email)).toEqual({
      email: invited.email,
      companyId: inviter.companyId,
      userId: invited.userId,
    });
  });
});
