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

const read = (token: string, address: string = ulid()) =>
  call(authRoutes.readInvitation, { body: { token }, headers: { 'x-viewer-address': address } });

test("the sign-up page gets the invitation's name and numbers, by a token that is in no address", async () => {
  const company = await createCompany({ companyName: 'Nordlys Event ApS' });
  const user = await createInvited(company, { name: 'Freja Holm', mobile: '20 14 60 05' });
  const token = await createInvitationToken(user);
  expect((await read(token)).json).toEqual({
    fullName: 'Freja Holm',
    email: user.email,
    phone: '',
    mobile: '20 14 60 05',
    companyName: 'Nordlys Event ApS',
  });
  expect((await read(token)).status).toBe(200);
});

test('a token that is made up, or of another kind, is not found (404)', async () => {
  const { owner } = await createCompany();
  for (const token of ['x'.repeat(43), await createResetToken(owner.user)])
    expect(await read(token)).toMatchObject({ status: 404, json: { code: 'not_found' } });
});

test('guesses are counted with those of the other calls that take a token', async () => {
  const address = '198.51.100.71';
  for (let n = 0; n < 20; n += 1)
    await call(authRoutes.validateInvitation, {
      params: { token: `${n}`.padStart(43, 'x') },
      headers: { 'x-viewer-address': address },
    });
  expect((await read('y'.repeat(43), address)).status).toBe(429);
});
