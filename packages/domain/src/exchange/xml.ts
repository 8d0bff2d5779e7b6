/** Characters that XML 1.0 has no way to write: controls, halves of a surrogate pair, U+FFFE and U+FFFF. */
const unwritable =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as XML, cut to so many characters. A schema counts code points. */
function xmlText(text: string, most = Number.POSITIVE_INFINITY): string {
  const writable = text.replaceAll(unwritable, '').trim();
  const cut = writable.length > most ? [...writable].slice(0, most).join('') : writable;
  return cut.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** An element whose content is XML already. */
export const element = (name: string, ...content: readonly string[]) =>
  `<${name}>${content.join('')}</${name}>`;

/** An element with a text, cut to so many characters. */
export const textElement = (name: string, text: string, most?: number) =>
  element(name, xmlText(text, most));
