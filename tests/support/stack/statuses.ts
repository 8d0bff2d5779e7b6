import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';

/** The statuses of racing requests, sorted: it does not matter which of them won. */
export function statusesOf(answers: readonly TestAnswer[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}
