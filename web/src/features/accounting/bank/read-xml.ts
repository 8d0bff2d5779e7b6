// Loaded when a file is XML.
import { readCamt } from '@driftig/domain/bank/read-camt';
import type { StatementFile } from '@driftig/domain/bank/read-statement';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { texts } from './texts.ts';

/** Values stay as they are written, every element is a list, and no entity is expanded. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  htmlEntities: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

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

function decoded(value: unknown): unknown {
  if (typeof value === 'string') return withoutEntities(value);
  if (Array.isArray(value)) return value.map(decoded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decoded(one)]));
}

/** A file with a document type is refused: it is where entities are declared. */
export function readXml(text: string): StatementFile {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { as: 'problem', text: texts.declared };
  if (XMLValidator.validate(text) !== true) return { as: 'problem', text: texts.brokenXml };
  return readCamt(decoded(parser.parse(text)));
}
