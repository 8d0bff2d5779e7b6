// Loaded when a file is XML.
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** The five entities of XML itself, which names such as 'Holm &amp; Søn' contain. */
const plainEntities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

const withoutEntities = (text: string) =>
  text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => plainEntities[entity] ?? entity);

/** Values stay as they are written, every element is a list, and no entity is expanded but those five. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  htmlEntities: false,
  tagValueProcessor: (_name, value) => withoutEntities(value),
  attributeValueProcessor: (_name, value) => withoutEntities(value),
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** Why a text is not read as XML: it declares a document type, where entities are, or is not well-formed. */
export type XmlFault = 'declared' | 'broken';

/** The parsed file, or its fault. */
export function parseXml(
  text: string,
): { readonly parsed: unknown } | { readonly fault: XmlFault } {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { fault: 'declared' };
  if (XMLValidator.validate(text) !== true) return { fault: 'broken' };
  return { parsed: parser.parse(text) };
}
