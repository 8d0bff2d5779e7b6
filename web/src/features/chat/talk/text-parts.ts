/** A piece of a message: plain text, or a link that can be followed. */
interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const address = /https?:\/\/[^\s<>"]+/gi;
/** Ends a sentence rather than an address. */
const trailing = /[.,;:!?'…)\]]+$/;

/** The links in a message, of the web alone; whatever else somebody wrote stays text. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
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
