import { callsOf, mentionsIn, type Call, type Named } from './mentions.ts';

/** A piece of a message: plain text, a link that can be followed, or a mention. */
interface MessagePart<P> {
  readonly text: string;
  readonly href?: string;
  /** The members that this part mentions. */
  readonly called?: readonly P[];
}

/**
 * A message in parts; nothing of it is lost. Only web links are links, other text stays text. A
 * part marked as a mention here notifies its person: one rule for both.
 */
export function messageParts<P>(
  text: string,
  calls: readonly Call<P>[],
): readonly MessagePart<P>[] {
  return linkParts(text).flatMap((part) =>
    part.href === undefined ? mentionParts<P>(part.text, calls) : [part],
  );
}

/** The members of the conversation that a message mentions. */
export function mentionedIn<P extends Named>(text: string, people: readonly P[]): readonly P[] {
  if (!text.includes('@')) return [];
  return [...new Set(messageParts(text, callsOf(people)).flatMap(({ called = [] }) => called))];
}

const address = /https?:\/\/[^\s<>"]+/gi;
/** Ends a sentence rather than an address. */
const trailing = /[.,;:!?'…)\]]+$/;

function linkParts(text: string): readonly MessagePart<never>[] {
  const parts: MessagePart<never>[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.replace(trailing, '');
    if (!URL.canParse(shown)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: shown, href: shown });
    from = index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function mentionParts<P>(text: string, calls: readonly Call<P>[]): readonly MessagePart<P>[] {
  const parts: MessagePart<P>[] = [];
  let done = 0;
  for (const { from, to, people } of mentionsIn(text, calls)) {
    if (from > done) parts.push({ text: text.slice(done, from) });
    parts.push({ text: text.slice(from, to), called: people });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
