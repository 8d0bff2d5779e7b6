import type { Deviation } from '@driftig/contracts/time/rest-routes';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { ConnectionError } from '../../../../api/errors.ts';
import { askedDeviation } from './deviations.ts';
import { deviationsQuery } from '../queries.ts';

const range = { startDate: '2026-02-02', endDate: '2026-02-13' };
const row = { employeeId: 'sara', date: '2026-02-09', kind: 'work' } as const;
const open: Deviation = {
  rule: 'dailyRest',
  employeeId: 'sara',
  employeeName: 'Sara Winther',
  date: row.date,
  hundredths: 900,
  note: null,
};
const noted = { what: 'Nedtagning', why: 'Punktering', people: 1, by: 'Mette', at: '2026-02-10' };

/** Asks while the list's own question about the range is not answered yet. */
function askWhileHeld() {
  const client = new QueryClient();
  const held = Promise.withResolvers<{ data: Deviation[] }>();
  const { queryKey } = deviationsQuery(range);
  const listed = client.fetchQuery({ queryKey, queryFn: () => held.promise });
  return { client, held, listed, asked: askedDeviation(client, [range], row) };
}

test.each<[string, Deviation[], boolean]>([
  ['it deviates', [open], true],
  ['it does not', [], false],
  ['the deviation has its note', [{ ...open, note: noted }], false],
  ["it is another person's", [{ ...open, employeeId: 'jonas' }], false],
])('an approval waits for the answer: %s', async (_what, data, mayDeviate) => {
  const { held, asked } = askWhileHeld();
  held.resolve({ data });
  expect(await asked).toBe(mayDeviate);
});

test('hours may deviate where there is no answer', async () => {
  const { held, listed, asked } = askWhileHeld();
  held.reject(new ConnectionError());
  await expect(listed).rejects.toThrow(ConnectionError);
  expect(await asked).toBe(true);
});

test('known deviations are not fetched again', async () => {
  const client = new QueryClient();
  client.setQueryData(deviationsQuery(range).queryKey, { data: [open] });
  expect(await askedDeviation(client, [range], row)).toBe(true);
});

test('changed deviations are fetched again', async () => {
  const client = new QueryClient();
  const { queryKey } = deviationsQuery(range);
  client.setQueryData(queryKey, { data: [] });
  await client.invalidateQueries({ queryKey });
  const refetched = client.fetchQuery({
    queryKey,
    queryFn: () => Promise.resolve({ data: [open] }),
  });
  expect(await askedDeviation(client, [range], row)).toBe(true);
  await refetched;
});
