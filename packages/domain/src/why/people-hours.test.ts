import { expectAddsUp } from '@driftig/tests/support/why';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shownHours } from '../time/counted.ts';
import { whyPeopleHours, type PeopleFigure } from './people-hours.ts';

const minutes = fc.integer({ min: -600, max: 3000 });
const day = fc.record({
  date: fc.constantFrom('2026-06-09', '2026-06-13'),
  hundredths: fc.nat(1200),
  normHundredths: fc.constantFrom(0, 740),
  flexHundredths: fc.integer({ min: -740, max: 500 }),
  absence: fc.constantFrom('', 'vacation'),
});
const person = fc
  .record({
    employeeId: fc.constantFrom('jonas', 'sara'),
    employeeName: fc.constant('Jonas'),
    departmentId: fc.constant(''),
    minutes,
    pendingMinutes: minutes,
    normMinutes: minutes,
    flexMinutes: minutes,
    days: fc.array(day, { maxLength: 7 }),
  })
  .map((one) => ({ ...one, ...shownHours(one) }));
const figures = ['hundredths', 'pendingHundredths', 'normHundredths', 'flexHundredths'] as const;

test.each<PeopleFigure>(figures)('the people and their days add up to %s', (figure) => {
  const check = (
    people: readonly (typeof person extends fc.Arbitrary<infer One> ? One : never)[],
  ) => expectAddsUp(whyPeopleHours(figure, people));
  fc.assert(fc.property(fc.array(person, { maxLength: 6 }), check));
});

test('a person leads to the entries, and hours that wait stand without days', () => {
  const counted = { minutes: 20, pendingMinutes: 20, normMinutes: 0, flexMinutes: 0 };
  const jonas = {
    ...counted,
    ...shownHours(counted),
    employeeId: 'jonas',
    employeeName: 'Jonas',
    departmentId: '',
    days: [
      { date: '2026-06-13', hundredths: 33, normHundredths: 0, flexHundredths: 0, absence: '' },
    ],
  };
  const of = (figure: PeopleFigure) => whyPeopleHours(figure, [jonas]).rows;
  expect(of('pendingHundredths')).toEqual([{ label: 'Jonas', amount: 33, place: 'jonas' }]);
  expect(of('hundredths')[0]?.rows).toEqual([{ label: '13-06-2026', note: 'Weekend', amount: 33 }]);
});
