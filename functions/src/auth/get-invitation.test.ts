import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany } from '@driftig/tests/support/company/company';
import {
  createInvited,
  createInvitationToken,
  createResetToken,
} from '@driftig/tests/support/company/invitations';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

const get = (token: string) =>
  call(authRoutes.getInvitation, { params: { token }, headers: { 'x-viewer-address': ulid() } });

test('the sign-up page gets the name, the e-mail and the company of the invitation', async () => {
  const company = await createCompany({ companyName: 'Nordlys Event ApS' });
  const user = await createInvited(company, { name: 'Freja Holm', mobile: '20 14 60 05' });
  expect((await get(await createInvitationToken(user))).json).toEqual({
    fullName: 'Freja Holm',
    email: user.email,
    phone: '',
    mobile: '20 14 60 05',
    companyName: 'Nordlys Event ApS',
  });
});

test('an invalid token is not found (404)', async () => {
  const { owner } = await createCompany();
  for (const token of ['x'.repeat(43), await createResetToken(owner.user)]) {
    const answer = await get(token);
    expect([answer.status, answer.json]).toMatchObject([404, { code: 'not_found' }]);
  }
});
