import * as z from 'zod';

import { recordWireNames, wireNamesOf } from './record-calls.ts';
import { namesOf } from '../wire/wire.ts';

const known = (names: readonly string[]) => `Ukendt type. De kendte er: ${names.join(', ')}.`;
/** One of the types that a call knows; who names another is told which. */
export function typeName<T extends string>(names: readonly T[]) {
  return z.enum(names as readonly [T, ...T[]], { error: known(names) });
}
/** What is asked of a record lies beside its fields on the wire, and apart from them inside. */
export function recordBody<T extends string, S extends z.ZodRawShape>(
  types: readonly T[],
  about: S,
) {
  type About = z.output<z.ZodObject<S>>;
  interface Body {
    readonly type: T;
    readonly about: About;
    /** As on the wire: what they may be follows from the type. */
    readonly fields: Readonly<Record<string, unknown>>;
  }
  const wire = z.looseObject({ dType: typeName(types), ...about });
  const isField = ([name]: readonly [string, unknown]) => !Object.hasOwn(wire.shape, name);
  const codec = z.codec(wire, z.custom<Body>(), {
    decode: (body): Body => {
      const { dType: type, ...rest } = body as Record<string, unknown> & { dType: Body['type'] };
      const entries = Object.entries(rest);
      return {
        type,
        about: Object.fromEntries(entries.filter((entry) => !isField(entry))) as About,
        fields: Object.fromEntries(entries.filter(isField)),
      };
    },
    encode: ({ type, about: asked, fields }) =>
      ({ ...fields, ...asked, dType: type }) as z.output<typeof wire>,
  });
  const typeIn = (body: unknown) => (body as Partial<Body> | undefined)?.type;
  namesOf.set(codec, {
    object: wire,
    names: { dType: 'type', ...recordWireNames },
    namesIn: (body) => ({ dType: 'type', ...wireNamesOf(typeIn(body)) }),
  });
  return codec;
}
