import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';

/** Of requests that raced each other, in order of the numbers: who won is nobody's business. */
export function statusesOf(answers: readonly TestAnswer[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}
