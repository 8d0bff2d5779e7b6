import type { ReportStatus } from '@driftig/contracts/time/report-status';
import { describe, expect, test } from 'vitest';

import * as rules from './decide.ts';
import { refusalOf, reportOf } from './report.samples.ts';

const { assertMayChange, applyDecision, deletedReport, mayChange, mayDecide } = rules;
const statuses: readonly ReportStatus[] = ['pending', 'approved', 'rejected', 'deleted'];
const deciding = (decision: rules.Decision, reason = '') => ({ decision, reason, by: 'mette' });

describe('a decision (product T20)', () => {
  test.each([
    ['approved', ['pending']],
    ['rejected', ['pending']],
    ['pending', ['approved']],
  ] as const)('%s is reached from %s alone', (decision, expected) => {
    expect(statuses.filter((status) => mayDecide(status, decision))).toEqual(expected);
  });

  test('says who made it, and is a version', () => {
    const report = reportOf({ version: 4 });
    expect(applyDecision(report, deciding('approved'))).toEqual({
      ...report,
      status: 'approved',
      decidedBy: 'mette',
      version: 5,
    });
  });

  test('that rejects has a remark', () => {
    expect(refusalOf(() => applyDecision(reportOf(), deciding('rejected', '  ')))).toBe(
      'bad_input: Skriv en bemærkning, så medarbejderen ved hvorfor.',
    );
    expect(applyDecision(reportOf(), deciding('rejected', 'Forkert ordre'))).toMatchObject({
      status: 'rejected',
      reason: 'Forkert ordre',
    });
  });

  test('that is taken back clears the decider', () => {
    const approved = reportOf({ status: 'approved', decidedBy: 'sara' });
    expect(applyDecision(approved, deciding('pending'))).toMatchObject({
      status: 'pending',
      decidedBy: '',
    });
  });

  test.each([
    ['approved', 'approved', 'Timerne er allerede godkendt.'],
    ['rejected', 'approved', 'Timerne er allerede afvist.'],
    ['pending', 'pending', 'Timerne afventer allerede.'],
    ['deleted', 'approved', 'Timerne er slettet.'],
  ] as const)(
    'on a report that is %s already (%s) is refused: "%s"',
    (status, decision, message) => {
      expect(refusalOf(() => applyDecision(reportOf({ status }), deciding(decision)))).toBe(
        `hours_decided: ${message}`,
      );
    },
  );

  test('names who was faster', () => {
    const approved = reportOf({ status: 'approved', decidedBy: 'sara' });
    const late = { ...deciding('rejected'), decidedBefore: 'Sara Winther' };
    expect(refusalOf(() => applyDecision(approved, late))).toBe(
      'hours_decided: Sara Winther har allerede godkendt timerne.',
    );
  });

  test('is not taken back from hours on an invoice', () => {
    const invoiced = reportOf({ status: 'approved', invoiceNumber: 1225 });
    expect(refusalOf(() => applyDecision(invoiced, deciding('pending')))).toBe(
      'hours_decided: Timerne er på en faktura og kan ikke kaldes tilbage.',
    );
  });
});

describe('a report', () => {
  test('is changed while it waits, and no longer (product T21)', () => {
    expect(statuses.filter((status) => mayChange({ status }))).toEqual(['pending']);
    expect(refusalOf(() => assertMayChange(reportOf()))).toBe('');
    expect(refusalOf(() => assertMayChange(reportOf({ status: 'approved' })))).toBe(
      'hours_decided: Timerne er allerede godkendt.',
    );
  });

  test('that is deleted is hidden, and kept as long as the law asks (product T11, F27)', () => {
    expect(deletedReport(reportOf({ date: '2026-06-09' }))).toMatchObject({
      status: 'deleted',
      purgeAfter: '2031-11-01',
      version: 2,
    });
  });
});
