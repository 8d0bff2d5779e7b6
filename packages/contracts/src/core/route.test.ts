import * as z from 'zod';
import { expect, test } from 'vitest';

import { gatewayKey, routesOf } from './route.ts';

const route = { method: 'POST', path: '/a/{id}', summary: 'Prøve', response: z.string() } as const;

test('a route without access does not compile', () => {
  // @ts-expect-error -- deny by default: who may call it must be said
  const routes = routesOf('time', { approve: route });
  expect(Object.keys(routes)).toEqual(['approve']);
});

test('a route has its key, its word and its key in API Gateway', () => {
  const { approve } = routesOf('time', { approve: { ...route, access: 'manager' } });
  expect([approve.key, approve.word, gatewayKey(approve)]).toEqual([
    'approve',
    'time',
    'POST /a/{id}',
  ]);
});
