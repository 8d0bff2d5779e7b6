import { statementTexts } from '@driftig/domain/bank/read-statement';
import { describe, expect, test } from 'vitest';

import { readBankFile } from './read-bank-file.ts';
import { texts } from './texts.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Danish letters have one byte each in Windows-1252. */
const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = (bytes: Uint8Array) =>
  readBankFile({ size: bytes.byteLength, arrayBuffer: async () => bytes.slice().buffer });

const danske = [
  '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
  '"02.04.2026";"Søren; ""Holm"" & Søn";"-1.234,56";"1.000,00";"Udført";"Nej"',
].join('\r\n');
const line = {
  date: '2026-04-02',
  amount: -123_456,
  text: 'Søren; "Holm" & Søn',
  balance: 100_000,
};

describe('a file of the bank is read', () => {
  test.each([
    ['in UTF-8', utf8(danske)],
    ['in UTF-8 with a byte order mark', utf8(`\uFEFF${danske}`)],
    ['in Windows-1252', windows(danske)],
    ['with tabs', utf8(danske.replaceAll('";"', '"\t"'))],
  ])('%s', async (_name, bytes) => {
    expect(await read(bytes)).toMatchObject({ format: 'Danske Bank', faults: [], lines: [line] });
  });

  test('as CAMT.053, in whatever prefix its names have', async () => {
    const xml = (prefix: string, colon: string) =>
      `<?xml version="1.0" encoding="UTF-8"?>
       <${prefix}Document xmlns${colon}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
       <${prefix}BkToCstmrStmt><${prefix}Stmt>
       <${prefix}Acct><${prefix}Id><${prefix}IBAN>DK5000400440116243</${prefix}IBAN></${prefix}Id></${prefix}Acct>
       <${prefix}Ntry><${prefix}Amt Ccy="DKK">0125.50</${prefix}Amt><${prefix}CdtDbtInd>CRDT</${prefix}CdtDbtInd>
       <${prefix}Sts>BOOK</${prefix}Sts><${prefix}BookgDt><${prefix}Dt>2026-04-02</${prefix}Dt></${prefix}BookgDt>
       <${prefix}AddtlNtryInf>Holm &amp; Søn</${prefix}AddtlNtryInf></${prefix}Ntry>
       </${prefix}Stmt></${prefix}BkToCstmrStmt></${prefix}Document>`;
    const expected = { lines: [{ date: '2026-04-02', amount: 12_550, text: 'Holm & Søn' }] };
    expect(await read(utf8(xml('', '')))).toMatchObject(expected);
    expect(await read(utf8(xml('n:', ':n')))).toMatchObject(expected);
  });
});

describe('a hostile file is refused whole', () => {
  const entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>';
  test.each([
    ['declares entities', utf8(entity), texts.declared],
    ['is XML that ends early', utf8('<Document><BkToCstmrStmt>'), texts.brokenXml],
    ['is another kind of XML', utf8('<html></html>'), 'XML-filen er ikke et kontoudtog'],
    ['is a spreadsheet', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1), texts.noText],
    ['is larger than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), texts.tooLarge],
    ['is empty', utf8(''), statementTexts.empty],
  ])('that %s', async (_name, bytes, text) => {
    expect(await read(bytes)).toMatchObject({
      as: 'problem',
      text: expect.stringContaining(text),
    });
  });

  test('also one that is a single line without an end', async () => {
    const huge = utf8(`"Dato";"Tekst";"${'x'.repeat(4_000_000)}`);
    expect((await read(huge)).as).toBe('problem');
  });
});
