import * as z from 'zod';

import { namesOf, renamingCodec, requestFieldNames } from './wire.ts';

/** `readOnly` in OpenAPI: managed by the server, and ignored when it is sent. */
const ignoredField = z.unknown().meta({ readOnly: true }).optional();

/**
 * The request of an edit. It takes an answer back as it came: the `answered` fields that are not the
 * caller's to set are accepted and dropped, so that no handler sees them (product W20). Any other
 * field is refused.
 */
export function editRequest<S extends z.ZodRawShape, const N extends Record<string, string>>(
  shape: S,
  names: N,
  answered: readonly string[],
) {
  const ignored = new Set(answered.filter((name) => !Object.hasOwn(shape, name)));
  // A version that is sent is to be compared: a call that does not do so refuses it.
  ignored.delete('version');
  for (const name of [...Object.keys(shape), ...ignored]) requestFieldNames.add(name);
  // The getters of a record's shape stay getters: its schemas are made when they are first needed.
  const whole = Object.defineProperties({}, Object.getOwnPropertyDescriptors(shape));
  for (const name of ignored) Object.assign(whole, { [name]: ignoredField });
  // A caller that is typed by this cannot name the dropped fields, and no handler reads them.
  return renamingCodec(z.strictObject(whole as unknown as S), names, ignored);
}

/** The names on the wire of the fields that an answer has. */
export function fieldsOf(answer: z.ZodType): readonly string[] {
  const object = namesOf.get(answer)?.object ?? answer;
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}
