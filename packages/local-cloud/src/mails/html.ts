/** A piece of a page; made with `html` alone, so every text in it is escaped. */
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

/** Markup from a template: strings put into it are shown as the text they are. */
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
