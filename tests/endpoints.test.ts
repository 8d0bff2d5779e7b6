import { allRoutes } from '@driftig/contracts/routes';
import { expect, test } from 'vitest';

import { callKey, documentedCalls } from './support/spec.ts';

const calls = documentedCalls();
const documented = new Map(calls.map((call) => [callKey(call), call]));

/** Routes of ours that no documented call asks for, each with its reason. */
const ownRoutes: Readonly<Record<string, string>> = {
  'GET /emplo/colleagues': 'the team page of employees (reading R2)',
  'POST /emp/resend-invitation': 'an invitation that was lost or has run out',
  'POST /emp/withdraw-invitation': 'an invitation that was a mistake',
  'POST /emplo/updateAllowedRecipes': 'the permission bookkeeping (reading R5)',
  'POST /emplo/deactivate': 'who stands in what was registered is never deleted',
  'POST /emplo/reactivate': 'who comes back',
  'GET /emplo/profile': "a person's own page",
  'POST /emplo/profile': "a person's own page",
};

test('the specification names each call once', () => {
  expect(calls).toHaveLength(155);
  expect(documented.size).toBe(155);
});

test('a documented call has the word and the access the specification gives it', () => {
  const ours = allRoutes.filter((route) => documented.has(callKey(route)));
  const of = (item: { word: string; access: string }) => ({ word: item.word, access: item.access });
  const built = ours.map((route) => [callKey(route), of(route)]);
  const asked = ours.map((route) => [callKey(route), documented.get(callKey(route))]);
  expect(built).toMatchObject(asked.map(([key, call]) => [key, of(call as never)]));
});

test('a route that is not documented is listed here with its reason', () => {
  const others = allRoutes.map(callKey).filter((key) => !documented.has(key));
  expect(others.toSorted()).toEqual(Object.keys(ownRoutes).toSorted());
});

test('two routes never share method and path', () => {
  expect(new Set(allRoutes.map(callKey)).size).toBe(allRoutes.length);
});
