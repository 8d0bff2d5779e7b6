import { readStatement, type StatementFile } from '@driftig/domain/bank/read-statement';
import type { OwnColumns } from '@driftig/domain/bank/statement-formats';

import { readCsvLines, splitSeparatorLine } from '../../../ui/csv/read-csv.ts';
import { decodeText, isBinary } from '../../../ui/text/decode-text.ts';
import { texts } from './texts.ts';

const megabyte = 1024 * 1024;
const mostBytes = 5 * megabyte;
const separators = [';', '\t', ','] as const;

const problem = (text: string): StatementFile => ({ as: 'problem', text });

/** Reads a statement that was chosen. It is not sent anywhere. */
export async function readBankFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  own?: OwnColumns,
): Promise<StatementFile> {
  if (file.size > mostBytes) return problem(texts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isBinary(bytes)) return problem(texts.noText);
  const whole = decodeText(bytes);
  if (whole.trimStart().startsWith('<')) {
    const { readXml } = await import('./read-xml.ts');
    return readXml(whole);
  }
  const { text, separator } = splitSeparatorLine(whole);
  if (separator !== undefined) return readStatement(readCsvLines(text, separator), own);
  return readStatement(readCsvLines(text, separatorOf(text)), own);
}

/** The separator that gives the first line most cells; the semicolon where they are equal. */
function separatorOf(text: string): string {
  const line = text.slice(0, 10_000).split(/\r\n|\r|\n/, 1)[0] ?? '';
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}
