import { describe, expect, test } from 'vitest';

import {
  assertPlanHasRoom,
  assertPlanOpens,
  switchToAgreedPlan,
  switchPlan,
  openPlanOf,
  trialDaysLeft,
} from './plan.ts';

const today = '2026-11-21';
const tried = { plan: 'pro', trialEndsOn: '2026-12-21' } as const;
const ended = { plan: 'pro', trialEndsOn: '2026-11-21' } as const;
const agreed = { plan: 'pro', trialEndsOn: '' } as const;
const free = { plan: 'starter', trialEndsOn: '' } as const;

describe('a trial', () => {
  test.each([
    ['on its first day', '2026-11-21', 30],
    ['on its last', '2026-12-20', 1],
    ['on the day after', '2026-12-21', 0],
    ['long after', '2027-06-01', 0],
  ])('%s', (_, date, left) => {
    expect(trialDaysLeft(tried, date)).toBe(left);
    expect(openPlanOf(tried, date)).toBe(left === 0 ? 'starter' : 'pro');
  });

  test('does not exist when the plan is agreed with the operator', () => {
    expect(trialDaysLeft(agreed, today)).toBeUndefined();
    expect(openPlanOf(agreed, '2030-01-01')).toBe('pro');
  });
});

describe('a change of plan', () => {
  test.each([
    ['Starter is left: the one trial begins', free, 'pro', '2026-12-21'],
    ['Enterprise is tried as well', free, 'enterprise', '2026-12-21'],
    ['down and up again: the trial goes on', { ...tried, plan: 'starter' }, 'pro', '2026-12-21'],
    ['down in the trial: it is kept', tried, 'starter', '2026-12-21'],
    ['from a trial to another plan', tried, 'enterprise', '2026-12-21'],
    ['an ended trial does not begin anew', ended, 'enterprise', '2026-11-21'],
    ['an agreed plan that is given up', agreed, 'starter', today],
    ['an agreed plan for another', agreed, 'enterprise', ''],
    ['the same plan', agreed, 'pro', ''],
  ] as const)('%s', (_, company, plan, trialEndsOn) => {
    expect(switchPlan(company, plan, today)).toEqual({ plan, trialEndsOn });
  });

  test('back and forth does not start a second trial', () => {
    const down = switchPlan(agreed, 'starter', today);
    expect(openPlanOf(switchPlan(down, 'pro', today), today)).toBe('starter');
  });
});

describe('a plan agreed with the operator', () => {
  test('applies at once and has no end', () => {
    expect(switchToAgreedPlan(ended, 'pro', today)).toEqual(agreed);
    expect(switchToAgreedPlan(free, 'enterprise', today)).toEqual({
      ...agreed,
      plan: 'enterprise',
    });
  });

  test('may be Starter again, after which there is no second trial', () => {
    for (const company of [agreed, ended]) {
      const down = switchToAgreedPlan(company, 'starter', today);
      expect(openPlanOf(switchPlan(down, 'pro', today), today)).toBe('starter');
    }
    expect(switchToAgreedPlan(free, 'starter', today)).toEqual(free);
  });
});

describe('the limits of a plan', () => {
  test.each([
    ['starter', 'users', 1, 2],
    ['starter', 'invoices', 19, 20],
  ] as const)('on %s for %s: the limit may be reached, not exceeded', (plan, count, last, over) => {
    expect(() => assertPlanHasRoom(plan, count, last)).not.toThrow();
    expect(() => assertPlanHasRoom(plan, count, over)).toThrow(/Skift til Pro/);
    expect(() => assertPlanHasRoom(plan, count, over + 100)).toThrow(/Skift til Pro/);
  });

  test.each(['pro', 'enterprise'] as const)('do not exist on %s', (plan) => {
    expect(() => assertPlanHasRoom(plan, 'users', 100_000)).not.toThrow();
    expect(() => assertPlanHasRoom(plan, 'invoices', 100_000)).not.toThrow();
  });
});

test('Starter has no chat, reminders, vacation or advanced invoicing; Pro has all', () => {
  for (const feature of ['chat', 'reminders', 'vacation', 'advancedInvoicing'] as const) {
    expect(() => assertPlanOpens('starter', feature)).toThrow(/plan/i);
    expect(() => assertPlanOpens('pro', feature)).not.toThrow();
  }
});
