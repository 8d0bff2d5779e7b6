/** A piece of HTML; only `html` creates it, so every text in it is escaped. */
export interface Html {
  readonly markup: string;
}

type Content = string | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template tag for HTML that escapes the strings put into it. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const markup = parts.map((part, index) => part + markupOf(contents[index] ?? '')).join('');
  return { markup };
}

function markupOf(content: Content): string {
  if (typeof content === 'string') {
    return content.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  }
  return 'markup' in content ? content.markup : content.map(({ markup }) => markup).join('');
}
