import { describe, expect, test } from 'vitest';

import { mailboxOf, newCompany, normalizeEmail } from './registration.ts';

const founding = {
  companyId: 'c1',
  userId: 'u1',
  companyName: 'Nordlys Event ApS',
  email: 'mette@nordlysevent.dk',
  now: '2026-03-02T23:30:00.000Z',
};

test('one mailbox has one spelling, however its domain is written', () => {
  for (const typed of ['x@blå.dk', 'X@BLÅ.dk', 'x@xn--bl-zia.dk', 'x@ｂlå.dk'])
    expect(normalizeEmail(typed)).toBe('x@xn--bl-zia.dk');
  expect(normalizeEmail('jens@Nordlys.dk')).toBe('jens@nordlys.dk');
});

test.each([
  ['maja+bryllup@holm.dk', 'maja@holm.dk'],
  ['Maja+a+b@Holm.dk', 'maja@holm.dk'],
  ['maja@holm.dk', 'maja@holm.dk'],
  ['+maja@holm.dk', '+maja@holm.dk'],
])('%s is delivered to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('case and surrounding space of an address are ignored', () => {
  expect(normalizeEmail('  Mette@NordlysEvent.DK ')).toBe('mette@nordlysevent.dk');
});

test('a company starts with Danish defaults and both first-time forms to fill in', () => {
  const { company, owner } = newCompany({ ...founding, plan: 'starter' });
  expect(company).toMatchObject({
    firstTimeSetup: true,
    settingsVersion: 1,
    settings: { companyName: 'Nordlys Event ApS', currency: 'DKK', taxPercent: 25 },
  });
  expect(owner).toMatchObject({ firstTime: true, loginAllowed: true });
});

test('the person who registers a company is an owner with bookkeeping', () => {
  const { owner } = newCompany({ ...founding, plan: 'pro' });
  expect(owner).toMatchObject({ role: 'owner', bookkeeping: true, companyId: 'c1', userId: 'u1' });
});

describe('the trial', () => {
  test('for Pro and Enterprise lasts 30 days from the Danish date', () => {
    expect(newCompany({ ...founding, plan: 'pro' }).company.trialEndsOn).toBe('2026-04-02');
    expect(newCompany({ ...founding, plan: 'enterprise' }).company.trialEndsOn).toBe('2026-04-02');
  });

  test('does not exist on Starter', () => {
    expect(newCompany({ ...founding, plan: 'starter' }).company.trialEndsOn).toBe('');
  });
});
