import { expect, test } from 'vitest';

import { AppError } from '../errors.ts';
import { changedTerms, usualTerms } from './terms.ts';

const full = [740, 740, 740, 740, 740];
const short = [700, 700, 700, 700, 0];

test('without an agreement a person has no norm and is not self-organising', () => {
  expect(usualTerms('jonas')).toEqual({
    employeeId: 'jonas',
    norms: [],
    selfOrganiserFrom: '',
    eighteenOn: '',
    version: 0,
  });
});

test('norms are kept oldest first, and each change is a version', () => {
  const norms = [
    { from: '2026-06-01', days: short },
    { from: '2025-01-01', days: full },
  ];
  const dates = { selfOrganiserFrom: '2026-01-01', eighteenOn: '2025-05-04' };
  const terms = changedTerms(usualTerms('jonas'), { norms, ...dates });
  expect(terms).toEqual({
    employeeId: 'jonas',
    norms: norms.toReversed(),
    ...dates,
    version: 1,
  });
});

test('two norms do not begin on one day', () => {
  const norms = [full, short].map((days) => ({ from: '2026-06-01', days }));
  const change = () =>
    changedTerms(usualTerms('jonas'), { norms, selfOrganiserFrom: '', eighteenOn: '' });
  expect(change).toThrow(AppError);
});
