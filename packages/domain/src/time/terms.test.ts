import { expect, test } from 'vitest';

import { AppError } from '../errors.ts';
import { changedTerms, usualTerms } from './terms.ts';

const full = [740, 740, 740, 740, 740];
const short = [700, 700, 700, 700, 0];

test('who has agreed on nothing has no norm and organises nothing', () => {
  expect(usualTerms('jonas')).toEqual({
    employeeId: 'jonas',
    norms: [],
    selfOrganiserFrom: '',
    version: 0,
  });
});

test('norms are kept oldest first, and each change is a version', () => {
  const norms = [
    { from: '2026-06-01', days: short },
    { from: '2025-01-01', days: full },
  ];
  const terms = changedTerms(usualTerms('jonas'), { norms, selfOrganiserFrom: '2026-01-01' });
  expect(terms).toEqual({
    employeeId: 'jonas',
    norms: norms.toReversed(),
    selfOrganiserFrom: '2026-01-01',
    version: 1,
  });
});

test('two norms do not begin on one day', () => {
  const norms = [full, short].map((days) => ({ from: '2026-06-01', days }));
  const change = () => changedTerms(usualTerms('jonas'), { norms, selfOrganiserFrom: '' });
  expect(change).toThrow(AppError);
});
