// Loaded when a file is XML.
import { readCamt } from '@driftig/domain/bank/read-camt';
import type { StatementFile } from '@driftig/domain/bank/read-statement';

import { parseXml } from '../xml/parse-xml.ts';
import { texts } from './texts.ts';

/** A file with a document type is refused: it is where entities are declared. */
export function readXml(text: string): StatementFile {
  const read = parseXml(text);
  if ('parsed' in read) return readCamt(read.parsed);
  return { as: 'problem', text: read.fault === 'declared' ? texts.declared : texts.brokenXml };
}
