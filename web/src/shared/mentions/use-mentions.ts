import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

import { mentionBegun, matchPeople, withMention, type MentionedPerson } from './mentions.ts';

/** More would hide the conversation. */
const mostOffered = 6;

interface Field {
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

/** The people of `all` that '@' offers, and what the keys do while they are shown. */
export function useMentions<Person extends MentionedPerson>(
  all: readonly Person[],
  { draft, setDraft, input }: Field,
) {
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();
  const toCaret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (toCaret.current === undefined) return;
    input.current?.setSelectionRange(toCaret.current, toCaret.current);
    toCaret.current = undefined;
  });
  const begun = all.length > 0 ? mentionBegun(draft, caret) : undefined;
  const isOpen = begun !== undefined && begun.from !== closedAt;
  const people = isOpen ? matchPeople(all, begun.name).slice(0, mostOffered) : [];
  const choose = (person: MentionedPerson | undefined) => {
    if (begun === undefined || person === undefined) return;
    const next = withMention({ text: draft, caret }, begun.from, person.name);
    setDraft(next.text);
    setCaret(next.caret);
    toCaret.current = next.caret;
  };
  return {
    people,
    active: Math.min(active, people.length - 1),
    choose,
    /** The caret has moved. */
    moved: (to: number) => {
      setActive(0);
      setCaret(to);
    },
    /** Whether the key was for the people. */
    takesKey: (event: KeyboardEvent): boolean => {
      const { key, shiftKey } = event;
      const [at, last] = [Math.min(active, people.length - 1), people.length - 1];
      if (people.length === 0 || shiftKey) return false;
      if (key === 'ArrowDown') setActive(at === last ? 0 : at + 1);
      else if (key === 'ArrowUp') setActive(at === 0 ? last : at - 1);
      else if (key === 'Enter' || key === 'Tab') choose(people[at]);
      else if (key === 'Escape') setClosedAt(begun?.from);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
