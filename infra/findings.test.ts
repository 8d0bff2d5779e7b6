import { expect, test } from 'vitest';

import { dueFindings, findingsOf, seenAfter } from './findings.ts';

const today = '2026-11-24';
const critical = {
  url: 'https://github.com/advisories/GHSA-1',
  name: 'sharp',
  severity: 'critical',
  title: 'Reads beyond a picture',
};
const moderate = { ...critical, url: 'https://github.com/advisories/GHSA-2', severity: 'moderate' };
const reportOf = (...via: readonly unknown[]) =>
  JSON.stringify({ vulnerabilities: { sharp: { via }, '@driftig/functions': { via: ['sharp'] } } });

const due = (seen: Readonly<Record<string, string>>) =>
  dueFindings(findingsOf(reportOf(critical, moderate)), seen, today).map((each) => [
    each.severity,
    each.due,
    each.isOverdue,
  ]);

test('a finding has 7 days from when it was first seen if critical, 30 if high, otherwise 90', () => {
  expect(due({})).toEqual([
    ['critical', '2026-12-01', false],
    ['moderate', '2027-02-22', false],
  ]);
  const high = { ...critical, severity: 'high' };
  const [{ due: day } = { due: '' }] = dueFindings(findingsOf(reportOf(high)), {}, today);
  expect(day).toBe('2026-12-24');
});

test('it is overdue on the day after its last', () => {
  expect(due({ [critical.url]: '2026-11-17' })[0]).toEqual(['critical', '2026-11-24', false]);
  expect(due({ [critical.url]: '2026-11-16' })[0]).toEqual(['critical', '2026-11-23', true]);
});

test('the day is kept while the finding is there, and forgotten with it', () => {
  const findings = findingsOf(reportOf(critical));
  const seen = { [critical.url]: '2026-11-20', [moderate.url]: '2026-11-01' };
  expect(seenAfter(dueFindings(findings, seen, today))).toEqual({ [critical.url]: '2026-11-20' });
  expect(seenAfter(dueFindings(findings, {}, today))).toEqual({ [critical.url]: today });
});

test.each(['{"error":{"code":"EAUDIT"}}', '', '<html>'])(
  'a registry that answers %j is no report without findings',
  (text) => {
    expect(() => findingsOf(text)).toThrow(/JSON|vulnerabilities/);
  },
);

test('a report without findings has none', () => {
  expect(findingsOf('{"vulnerabilities":{}}')).toEqual([]);
});
