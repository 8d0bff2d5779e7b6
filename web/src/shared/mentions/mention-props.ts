import type { MentionedPerson } from './mentions.ts';

export const mentionListId = 'mentions';
export const mentionId = ({ id }: MentionedPerson) => `mention-${id}`;

interface Offered {
  readonly people: readonly MentionedPerson[];
  readonly active: number;
}

/** Props of the field, which has the focus while one goes through the people. */
export function mentionProps({ people, active }: Offered) {
  const person = people[active];
  if (person === undefined) return {};
  return { 'aria-controls': mentionListId, 'aria-activedescendant': mentionId(person) };
}
