import * as z from 'zod';
import { describe, expect, test } from 'vitest';

import type { RecordTypeName } from '../records/record-types.ts';
import { recordInput } from '../records/record-inputs.ts';
import { recordTypes } from '../records/record-types.ts';
import type { Route } from './route.ts';
import { allRoutes } from './routes.ts';
import { sampleOf } from './samples.ts';

const parts = ['params', 'query', 'body', 'response'] as const;

function readPart(route: Route, part: (typeof parts)[number]): unknown {
  const schema = route[part];
  return schema && z.decode(schema, sampleOf(route)[part]);
}

describe.each(allRoutes.map((route) => [route.key, route] as const))('%s', (_key, route) => {
  test('its sample matches the schemas', () => {
    for (const part of parts) expect(() => readPart(route, part), part).not.toThrow();
  });

  test('its sample answer is the same after decoding and encoding', () => {
    const answer = readPart(route, 'response');
    expect(z.encode(route.response, answer)).toEqual(sampleOf(route).response);
  });

  test('its sample request means the same after decoding and encoding', () => {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = route[part];
      const asked = readPart(route, part);
      expect(schema && z.decode(schema, z.encode(schema, asked))).toEqual(asked);
    }
  });
});

test.each(['createRecord', 'updateRecord', 'updateRecordById'])(
  'the sample of %s fits the description of its record type',
  (key) => {
    const route = allRoutes.find((candidate) => candidate.key === key);
    const body = route && (sampleOf(route).body as Record<string, unknown>);
    const { dType, id: _id, version: _version, ...fields } = body ?? {};
    const type = recordTypes[dType as RecordTypeName];
    expect(() => z.decode(recordInput(type), fields)).not.toThrow();
  },
);
