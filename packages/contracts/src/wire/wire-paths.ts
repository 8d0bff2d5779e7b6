import type * as z from 'zod';

import { filledSchemaOf, nameIn, namesOf } from './wire.ts';

/**
 * Translates the paths of field errors by a route's schema, between the wire's names ('ordertittle',
 * 'groups.1.0.price') and ours ('orderTitle', 'groups.items.0.price').
 */

interface Inner {
  readonly def: { in?: z.ZodType; out?: z.ZodType; innerType?: z.ZodType; element?: z.ZodType };
  readonly shape?: Record<string, z.ZodType>;
}

/** The schema inside a wrapper that adds no step to the path. */
function innerSchemaOf(schema: z.ZodType): z.ZodType | undefined {
  const { def } = schema as unknown as Inner;
  return filledSchemaOf.get(schema) ?? def.innerType ?? def.in;
}

/** `hasOwn`, because a path may come from outside and name a property of Object.prototype. */
function fieldOf(shape: object, name: string): z.ZodType | undefined {
  return Object.hasOwn(shape, name) ? (shape as Record<string, z.ZodType>)[name] : undefined;
}

function translatePath(
  schema: z.ZodType | undefined,
  path: readonly string[],
  toWire: boolean,
): string[] {
  const [step, ...rest] = path;
  if (schema === undefined || step === undefined) return [...path];
  const named = namesOf.get(schema);
  if (named !== undefined)
    return translateObjectPath(named.object, named.names, [step, ...rest], toWire);
  const { def, shape } = schema as unknown as Inner;
  if (shape !== undefined) return [step, ...translatePath(fieldOf(shape, step), rest, toWire)];
  if (def.element !== undefined) return [step, ...translatePath(def.element, rest, toWire)];
  const inner = innerSchemaOf(schema);
  return inner === undefined ? [...path] : translatePath(inner, path, toWire);
}

function translateObjectPath(
  object: z.ZodObject,
  names: Record<string, string>,
  [step, ...rest]: [string, ...string[]],
  toWire: boolean,
): string[] {
  const wireName = toWire
    ? (Object.entries(names).find(([, ours]) => ours === step)?.[0] ?? step)
    : step;
  const shown = toWire ? wireName : nameIn(names, step);
  return [shown, ...translatePath(fieldOf(object.shape, wireName), rest, toWire)];
}

/** 'groups.items.0.price' -> 'groups.1.0.price'. `body` decides names that depend on its content. */
export function wirePath(schema: z.ZodType | undefined, ourPath: string, body?: unknown): string {
  const path = ourPath.split('.');
  const [step, ...rest] = path;
  const { object, namesIn } = (schema && namesOf.get(schema)) ?? {};
  if (object === undefined || namesIn === undefined || step === undefined)
    return translatePath(schema, path, true).join('.');
  return translateObjectPath(object, namesIn(body), [step, ...rest], true).join('.');
}

/** 'groups.1.0.price' -> 'groups.items.0.price' */
export function ourPath(schema: z.ZodType | undefined, path: string): string {
  return translatePath(schema, path.split('.'), false).join('.');
}
