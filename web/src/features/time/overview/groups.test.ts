import { expect, it } from 'vitest';

import { entrySample } from '../entry/entry.samples.ts';
import type { Entry } from '../queries.ts';
import { activityText, entriesOf, groupsOf, hoursOf } from './groups.ts';

const order: Entry = { ...entrySample, reportId: '2', projectId: 'o1', projectName: 'Åbningsfest' };
const adjustment: Entry = {
  ...entrySample,
  reportId: '3',
  employeeId: 'freja',
  employeeName: 'Freja Holm',
  kind: 'flexAdjustment',
  projectId: '',
  projectName: '',
  activity: '',
  flexReason: 'Afspadsering',
  hundredths: -350,
  normHundredths: 0,
  flexHundredths: -350,
};
const entries = [entrySample, order, adjustment];

it('entries are grouped by person in Danish order, with sums of work and flex', () => {
  const groups = groupsOf(entries, 'person').map(
    ({ name, hundredths, flexHundredths, entries: own }) => [
      name,
      own.length,
      hundredths,
      flexHundredths,
    ],
  );
  expect(groups).toEqual([
    ['Freja Holm', 1, 0, -350],
    ['Jonas Lind', 2, 1600, 120],
  ]);
});

it('or by project, adjustments apart', () => {
  const names = groupsOf(entries, 'project').map(({ name }) => name);
  expect(names).toEqual(['Flexjustering', 'Lager og klargøring', 'Åbningsfest']);
});

it('an adjustment has no hours, and says why instead of what was done', () => {
  expect(entries.map(hoursOf)).toEqual([800, 800, 0]);
  expect(entries.map(activityText)).toEqual(['Klargøring', 'Klargøring', 'Afspadsering']);
});

it('the entries of those who are shown are kept', () => {
  expect(entriesOf(entries, [{ employeeId: 'freja' }])).toEqual([adjustment]);
});
