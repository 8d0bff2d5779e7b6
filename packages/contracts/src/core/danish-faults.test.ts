import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';

import { danishIssueText } from '../wire/danish-issue-texts.ts';
import { allRoutes } from './routes.ts';
import { sampleOf, socketSamples } from './samples.ts';
import { socketRoutes } from './socket-routes.ts';

const { customError } = z.config();
beforeAll(() => z.config({ customError: danishIssueText }));
afterAll(() => z.config({ customError }));

/** Wrong for nearly every field, also as half typed values of a form. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.005,
  1e30,
  Number.NaN,
  '',
  ' ',
  '-',
  '1,2345',
  '9'.repeat(60),
  'x'.repeat(5000),
  '\u0000',
  'findes-ikke',
  [],
  [7],
  {},
  { $ne: null },
];

/** The value with each part of it in turn, at any depth, replaced by each wrong value. */
function spoilt(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return wrongValues;
  return [...wrongValues, ...spoiltInside(value), { ...value, isAdmin: 1 }];
}

/** The same of what a form holds: its fields hold anything, and are there. */
function spoiltInside(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return wrongValues;
  // The type of a record comes from the screen, not from the user.
  const fields = Object.entries(value).filter(([key]) => key !== 'type');
  return fields.flatMap(([key, part]) =>
    spoiltInside(part).map((wrong) =>
      Array.isArray(value)
        ? value.map((item: unknown, index) => (String(index) === key ? wrong : item))
        : { ...value, [key]: wrong },
    ),
  );
}

/** Texts of the schema library, which are English, and those of JavaScript. */
const notDanish =
  /^(invalid|expected|unrecogni[sz]ed|too (big|small)|required$|unknown|cannot)|\b(undefined|NaN)\b/i;

/**
 * Messages for invalid requests (parsed as the server does) and forms (encoded as the browser
 * does).
 */
function texts(schema: z.ZodType, sample: unknown): readonly string[] {
  const form: unknown = z.decode(schema, sample);
  const refused = [
    ...spoilt(sample).map((wrong) => z.safeDecode(schema, wrong as never)),
    ...spoiltInside(form).map((wrong) => z.safeEncode(schema, wrong as never)),
  ];
  return refused.flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? []);
}

const parts = allRoutes.flatMap((route) => {
  const sample = sampleOf(route);
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema === undefined ? [] : [[`${route.key} ${part}`, schema, sample[part]] as const];
  });
});

test.each(parts)('errors of %s are in Danish', (_name, schema, sample) => {
  const said = texts(schema, sample ?? {});
  expect([...new Set(said)].filter((text) => notDanish.test(text))).toEqual([]);
});

test.each(Object.entries(socketRoutes))('errors of frame %s are in Danish', (key, route) => {
  const said = texts(route.frame, socketSamples[key as keyof typeof socketSamples]);
  expect([...new Set(said)].filter((text) => notDanish.test(text))).toEqual([]);
});
