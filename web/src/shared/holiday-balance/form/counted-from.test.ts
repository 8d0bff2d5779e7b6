import { expect, test } from 'vitest';

import { countedFrom } from './counted-from.ts';

const both = { weekends: true, holidays: true };
const none = { weekends: false, holidays: false };
const time = (startDate: string, endDate = startDate) => ({
  startDate,
  endDate,
  startTime: '',
  endTime: '',
});

test.each([
  ['2026-04-07', '2026-04-10', both, 'Tirsdag til fredag i uge 15'],
  ['2026-04-07', '2026-04-07', both, 'Tirsdag i uge 15'],
  ['2026-11-27', '2026-11-30', both, 'Fredag i uge 48 til mandag i uge 49, uden 2 weekenddage'],
  ['2026-11-27', '2026-11-30', none, 'Fredag i uge 48 til mandag i uge 49'],
  ['2026-04-02', '2026-04-02', both, 'Torsdag i uge 14, uden Skærtorsdag'],
  [
    '2026-04-01',
    '2026-04-07',
    both,
    'Onsdag i uge 14 til tirsdag i uge 15, uden 2 weekenddage, Skærtorsdag, Langfredag og 2. påskedag',
  ],
  [
    '2026-04-02',
    '2026-04-06',
    { weekends: false, holidays: true },
    'Torsdag i uge 14 til mandag i uge 15, uden 4 helligdage',
  ],
  ['2026-12-28', '2027-01-03', both, 'Mandag til søndag i uge 53, uden 2 weekenddage og Nytårsdag'],
] as const)('%s to %s', (from, to, leftOut, text) => {
  expect(countedFrom(time(from, to), leftOut)).toBe(text);
});
