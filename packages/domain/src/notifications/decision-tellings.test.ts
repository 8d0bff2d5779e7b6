import { expect, test } from 'vitest';

import type { TimeReport } from '../time/report.ts';
import { withChoice, wants } from './choices.ts';
import { hoursTellings } from './decision-tellings.ts';

const report = (changes: Partial<TimeReport>): TimeReport => ({
  reportId: 'e.202606.1',
  employeeId: 'e',
  date: '2026-06-02',
  kind: 'work',
  projectId: 'p',
  projectName: 'Lager',
  isInternal: true,
  activity: '',
  hundredths: 740,
  startTime: '',
  endTime: '',
  breakMinutes: 0,
  flexReason: '',
  status: 'rejected',
  reason: 'Forkert ordre',
  shiftId: '',
  invoiceNumber: 0,
  recordedAt: '',
  decidedBy: 'm',
  purgeAfter: '',
  version: 2,
  ...changes,
});

test('rejected hours are told once for all of them, with the remark; approved and recalled are quiet', () => {
  const many = [report({}), report({ date: '2026-06-01' }), report({ status: 'approved' })];
  expect(hoursTellings(many)).toEqual([
    {
      to: ['e'],
      occasion: {
        kind: 'hoursRejected',
        facts: {
          employeeId: 'e',
          from: '2026-06-01',
          to: '2026-06-02',
          count: 2,
          reason: 'Forkert ordre',
        },
      },
    },
  ]);
  expect(hoursTellings([report({ status: 'approved' }), report({ status: 'pending' })])).toEqual(
    [],
  );
});

test('a kind without a choice has its default, and a choice leaves the other kinds unchanged', () => {
  expect(wants({}, 'absenceDecided', 'mail')).toBe(true);
  expect(wants({}, 'orderAssigned', 'mail')).toBe(false);
  const chosen = withChoice({}, 'orderAssigned', { mail: true });
  const both = withChoice(chosen, 'absenceDecided', { mail: false, push: undefined });
  expect(wants(both, 'orderAssigned', 'mail')).toBe(true);
  expect(wants(both, 'absenceDecided', 'mail')).toBe(false);
  expect(wants(both, 'absenceDecided', 'push')).toBe(true);
});
