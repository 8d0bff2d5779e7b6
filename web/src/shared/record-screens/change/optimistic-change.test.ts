import { expect, test } from 'vitest';

import { ApiError, ConnectionError } from '../../../api/errors.ts';
import { changeOptimistically } from './optimistic-change.ts';

const refused = new ApiError({ status: 404, code: 'not_found', message: 'Findes ikke.' });
const late = new ApiError({ status: 409, code: 'conflict', message: 'En anden ...' });
const lost = new ConnectionError();

/** Changes 1 to 2, with a server that answers the change and then the fetch. */
async function change(send: () => Promise<string>, ask: () => Promise<number>) {
  const shown: number[] = [];
  let made = 0;
  const outcome = await changeOptimistically({
    read: 1,
    changed: 2,
    show: (row) => shown.push(row),
    send,
    ask,
    isMade: (now) => now === 2,
    onMade: async () => {
      made += 1;
    },
  });
  return { ...outcome, shown, made };
}

const fails = (error: Error) => async () => {
  throw error;
};
const answers =
  <T>(value: T) =>
  async () =>
    value;

test('a change is shown immediately, and the outcome has the answer', async () => {
  const done = await change(answers('Gemt.'), fails(lost));
  expect(done).toEqual({ kind: 'changed', answer: 'Gemt.', shown: [2], made: 0 });
});

test('a refusal rolls the change back without a fetch', async () => {
  const done = await change(fails(refused), answers(2));
  expect(done).toMatchObject({ kind: 'refused', error: refused, shown: [2, 1] });
});

test('after a conflict (409) the row is shown as another user changed it', async () => {
  const done = await change(fails(late), answers(3));
  expect(done).toMatchObject({ kind: 'kept', error: late, now: 3, shown: [2, 3] });
});

test('after a lost answer a fetch tells whether the change was made', async () => {
  expect(await change(fails(lost), answers(2))).toEqual({
    kind: 'changed',
    shown: [2, 2],
    made: 1,
  });
  expect(await change(fails(lost), answers(1))).toMatchObject({ kind: 'kept', now: 1, made: 0 });
});

test('where the fetch fails as well, the outcome is unknown', async () => {
  const done = await change(fails(lost), fails(lost));
  expect(done).toMatchObject({ kind: 'unknown', error: lost, shown: [2, 1] });
});
