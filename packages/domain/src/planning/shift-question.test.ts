import { expect, test } from 'vitest';

import { instantOf } from './period.ts';
import { answerTimes, askedAgain, assertAnswerTime } from './shift-question.ts';

const shift = {
  startDate: '2026-11-27',
  endDate: '2026-11-27',
  startTime: '15:00',
  endTime: '23:00',
};

test.each([
  ['whole hours until the shift begins', '2026-11-27T11:10', ['12:00', '13:00', '14:00', '15:00']],
  ['the first is at least half an hour ahead', '2026-11-27T13:42', ['15:00']],
  ['none where the shift begins before', '2026-11-27T14:31', []],
  [
    'the day before as well',
    '2026-11-26T20:00',
    ['21:00', '22:00', '23:00', '00:00', '02:00', '04:00', '08:00'],
  ],
])('times for an answer: %s', (_promise, now, times) => {
  expect(answerTimes(shift, instantOf(now)).map((time) => time.slice(11))).toEqual(times);
});

test('the hour that comes twice in autumn is offered once', () => {
  const autumn = { ...shift, startDate: '2026-10-25', endDate: '2026-10-25' };
  expect(answerTimes(autumn, instantOf('2026-10-25T00:10')).slice(0, 4)).toEqual([
    '2026-10-25T01:00',
    '2026-10-25T02:00',
    '2026-10-25T03:00',
    '2026-10-25T05:00',
  ]);
});

test('a time that has passed or comes after the start is refused at its field', () => {
  const now = instantOf('2026-11-27T12:00');
  const ask = (answerBy: string | undefined) => () => assertAnswerTime(shift, answerBy, now);
  expect(ask(undefined)).not.toThrow();
  expect(ask('2026-11-27T15:00')).not.toThrow();
  for (const time of ['2026-11-27T12:00', '2026-11-27T16:00'])
    expect(ask(time)).toThrow(expect.objectContaining({ code: 'bad_input' }));
});

test('asking more people keeps those who were asked, and the newest time counts', () => {
  const first = askedAgain(undefined, {
    employeeIds: ['a'],
    askedBy: 'm',
    answerBy: '2026-11-27T13:00',
  });
  expect(askedAgain(first, { employeeIds: ['b', 'a'], askedBy: 'n', answerBy: undefined })).toEqual(
    {
      askedIds: ['a', 'b'],
      askedBy: 'n',
    },
  );
});
