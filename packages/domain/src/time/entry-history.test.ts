import { describe, expect, test } from 'vitest';

import { actionText, fieldsOfChange, keptChange } from './entry-history.ts';
import { reportOf } from './report.samples.ts';

const report = reportOf({ reportId: 'a', hundredths: 740 });

describe('the audit trail of a change (product F26)', () => {
  test('for a new report: its filled fields', () => {
    expect(keptChange({ before: undefined, after: report })).toEqual({
      id: 'a',
      after: {
        date: '2026-06-09',
        projectName: 'Lager',
        activity: 'Pakning',
        hundredths: 740,
        status: 'pending',
      },
    });
  });

  test('for an edit: the fields that differ, before and after', () => {
    const after = { ...report, hundredths: 800, startTime: '07:00', endTime: '15:00', version: 2 };
    expect(keptChange({ before: report, after })).toEqual({
      id: 'a',
      before: { hundredths: 740, startTime: '', endTime: '' },
      after: { hundredths: 800, startTime: '07:00', endTime: '15:00' },
    });
  });
});

test('a change is read in the order of the form, in Danish, without the status', () => {
  const after = {
    ...report,
    date: '2026-06-10',
    hundredths: 825,
    breakMinutes: 30,
    status: 'rejected' as const,
    reason: 'Forkert ordre',
    invoiceNumber: 1225,
  };
  expect(fieldsOfChange(keptChange({ before: report, after }))).toEqual([
    { label: 'Dato', before: '09-06-2026', after: '10-06-2026' },
    { label: 'Timer', before: '7,40', after: '8,25' },
    { label: 'Pause', before: '', after: '30 min.' },
    { label: 'Bemærkning', before: '', after: 'Forkert ordre' },
    { label: 'Faktura', before: '', after: '1225' },
  ]);
});

test('hours that a device kept say when they were written, in Danish time', () => {
  const kept = { before: undefined, after: report, writtenAt: '2026-06-09T14:05:00.000Z' };
  expect(fieldsOfChange(keptChange(kept)).at(-1)).toEqual({
    label: 'Skrevet på enheden',
    before: '',
    after: '09-06-2026 kl. 16:05',
  });
});

test('hours that were taken away are read with a minus', () => {
  const adjusted = reportOf({ kind: 'flexAdjustment', hundredths: -350, projectName: '' });
  const hours = fieldsOfChange(keptChange({ before: undefined, after: adjusted })).find(
    ({ label }) => label === 'Timer',
  );
  expect(hours).toEqual({ label: 'Timer', before: '', after: '−3,50' });
});

test.each([
  ['time.registered', undefined, 'pending', 'registrerede'],
  ['time.copied', undefined, 'pending', 'kopierede'],
  ['time.moved', undefined, 'approved', 'flyttede fra den gamle liste'],
  ['time.deleted', 'pending', 'deleted', 'slettede'],
  ['time.changed', 'pending', 'pending', 'rettede'],
  ['time.decided', 'pending', 'approved', 'godkendte'],
  ['time.decided', 'pending', 'rejected', 'afviste'],
  ['time.decided', 'approved', 'pending', 'kaldte tilbage'],
] as const)('%s from %s to %s: the actor %s', (action, before, after, expected) => {
  const was = before === undefined ? undefined : { ...report, status: before };
  expect(actionText(action, keptChange({ before: was, after: { ...report, status: after } }))).toBe(
    expected,
  );
});
