import { Visitor } from 'oxc-parser';

import type { ParsedFile } from './sources.ts';

/** The texts of a source: string literals, the fixed parts of templates, and text between JSX tags. */
export function textsOf({ program }: ParsedFile): readonly string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateElement: ({ value }) => texts.push(value.cooked ?? value.raw),
    JSXText: ({ value }) => texts.push(value),
  }).visit(program);
  return texts;
}

/** Words the glossary of docs/voice.md does not use, and what it uses in their place. */
const avoided: readonly (readonly [RegExp, string])[] = [
  [/\p{L}ér(?!\p{L})/u, 'bydeform uden accent: Annuller, Fakturer, Krediter, Registrer'],
  [/\bkodeord/i, 'adgangskode'],
  [/\bikke mere\b/i, 'ikke længere'],
  [/\bpå ny\b/i, 'Prøv igen'],
  [/Hent siden igen/i, 'Genindlæs siden'],
  [/timeregistrering/i, 'tidsregistrering'],
  [/ikke rigtig\b/i, 'forkert'],
  [/[“”]/, 'lige anførselstegn'],
  [/\bAngiv\b/, 'Skriv, Vælg eller Udfyld'],
  [/\bHer (?:ses|deles|søges|føres|lægges)\b/, 'Her ser I, Her deler I …'],
  [/det, der er registreret/i, 'har registreringer'],
  [/\bdin egen side\b/i, 'Min profil'],
  [/\boversigten\b/i, 'Dashboard'],
  [/\bbetalingsdato/i, 'forfaldsdato'],
  [/\bbeløb (?:at betale|til gode)\b/i, 'at betale, til gode'],
];

/** The words in a text that the glossary replaces; none in a text that the product documents. */
export function glossaryFaults(text: string, documented: string): readonly string[] {
  return avoided
    .filter(([word]) => word.test(text) && !documented.includes(`'${text}'`))
    .map(([, better]) => `${text.trim()} (${better})`);
}
