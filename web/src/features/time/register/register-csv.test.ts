import { expect, test } from 'vitest';

import { entrySample } from '../entry/entry.samples.ts';
import { registerCsv } from './register-csv.ts';

const register = {
  employeeId: 'person',
  employeeName: 'Jonas Lind',
  years: [2026],
  days: [
    { date: '2026-11-23', hundredths: 800, normHundredths: 740, absence: '' },
    { date: '2026-11-24', hundredths: 0, normHundredths: 0, absence: 'vacation' },
  ],
  entries: [{ ...entrySample, startTime: '07:00', endTime: '15:30', breakMinutes: 30 }],
  warnings: [],
};

test('the file has a row for each entry, and one for a day of absence', () => {
  const [header = '', ...lines] = registerCsv(register).trimEnd().split('\r\n');
  expect(header.split(';')).toContain('Pause (min.)');
  expect(lines).toEqual([
    '23-11-2026;mandag;Lager og klargøring;Klargøring;Arbejde;07:00;15:30;30;8;7,4;0,6;Afventer;;',
    '24-11-2026;tirsdag;;;;;;;;;;;Ferie;',
  ]);
});
