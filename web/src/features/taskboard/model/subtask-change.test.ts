import { expect, test } from 'vitest';

import { withProgress, withStatus } from './subtask-change.ts';

test.each([
  ['notStarted', 0, 100, 'completed'],
  ['inReview', 50, 100, 'completed'],
  ['completed', 100, 90, 'inProgress'],
  ['completed', 100, 0, 'notStarted'],
  ['notStarted', 0, 10, 'inProgress'],
  ['inReview', 40, 60, 'inReview'],
  ['waiting', 0, 10, 'waiting'],
  ['inProgress', 40, 0, 'inProgress'],
] as const)('%s at %i %% that is set to %i %% becomes %s', (status, progress, next, expected) => {
  expect(withProgress({ status, progress }, next)).toEqual({ status: expected, progress: next });
});

test.each([
  ['inProgress', 40, 'completed', 100],
  ['inProgress', 40, 'notStarted', 0],
  ['completed', 100, 'inReview', 90],
  ['completed', 100, 'cancelled', 100],
  ['inProgress', 40, 'waiting', 40],
] as const)('%s at %i %% that is set to %s is at %i %%', (status, progress, next, expected) => {
  expect(withStatus({ status, progress }, next)).toEqual({ status: next, progress: expected });
});
