import * as z from 'zod';

import { id } from '../wire/wire.ts';

export const mostShares = 50;
export const mostAssignees = 20;

export const named = z.object({ id, name: z.string() });

/** People and departments that something is shared with, in the form of answers (product T16). */
export const answeredSharing = z.object({
  department: z.array(named),
  /** By the name of their department; '' for people without one. */
  usersByDepartment: z.record(z.string(), z.array(named)),
});
export type AnsweredSharing = z.output<typeof answeredSharing>;

const shareIds = z
  .array(id, { error: 'Vælg afdelinger eller personer.' })
  .max(mostShares, `Der kan højst deles med ${mostShares}.`);

const answeredForm = z.record(z.string(), z.unknown());
type Answered = z.output<typeof answeredForm>;
const isId = (value: unknown): value is string => typeof value === 'string';

/** A list of ids, as documented; what was answered is accepted too (product T16, W20). */
export const sharedWith = z.codec(z.union([z.array(id), answeredForm]), shareIds, {
  decode: (sent, context) => {
    if (Array.isArray(sent)) return sent;
    const { data } = answeredSharing.safeParse(sent);
    if (data === undefined) context.issues.push(notIds(sent));
    return data === undefined ? [] : idsOf(data);
  },
  encode: (ids) => ids,
});

const notIds = (input: unknown) => ({
  code: 'custom' as const,
  input,
  message: 'Skal være en liste af id.',
});

function idsOf({ department, usersByDepartment }: AnsweredSharing): string[] {
  return [...department, ...Object.values(usersByDepartment).flat()].map((one) => one.id);
}

const assigneeIds = z
  .array(id, { error: 'Vælg personer.' })
  .max(mostAssignees, `En opgave kan højst have ${mostAssignees} personer.`);

/** Ids of people; what was answered is accepted too. */
export const assignees = z.codec(z.array(z.union([id, answeredForm])), assigneeIds, {
  decode: (sent) => sent.map((one) => (isId(one) ? one : idIn(one))),
  encode: (ids) => ids,
});

/** '' for an object without an id, which is refused as an id. */
const idIn = (one: Answered): string => (isId(one['id']) ? one['id'] : '');
