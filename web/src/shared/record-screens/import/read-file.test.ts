import type { RecordAnswer, RecordField, RecordType } from '@driftig/contracts/records/record-type';
import { recordTypes } from '@driftig/contracts/records/record-types';
import { importedTypes, type ImportedType } from '@driftig/contracts/records/import';
import { lineReader } from '@driftig/domain/records/lines';
import { answerRecord, type FilledValues } from '@driftig/domain/records/record';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { toCsv } from '../../../ui/csv/write-csv.ts';
import { recordColumns } from '../list/record-columns.ts';
import type { RecordView } from '../views/record-view.ts';
import { customersView } from '../views/customers.ts';
import { productsView } from '../views/products.tsx';
import { tasksView } from '../views/tasks.ts';
import { checkLines } from './check-lines.ts';
import { readFile, type FileLine } from './read-file.ts';

const { customers, products } = recordTypes;
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (type: RecordType, text: string) => readFile(type, utf8(text));

function linesOf(type: RecordType, text: string): readonly FileLine[] {
  const file = read(type, text);
  if ('problem' in file) throw new Error(file.problem);
  return [...file.lines];
}
const fieldsOf = (type: RecordType, text: string) =>
  linesOf(type, text).map(({ fields }) => fields);

describe('the columns of a file', () => {
  it.each([
    ['Navn;Pris;Antal\nTelt;1.250,50;2,5', 'as our own export has them'],
    ['antal;NAVN;pris\n2,5;Telt;1.250,50', 'in any order and case'],
    ['quantity;price;name\n2,5;1.250,50;Telt', "by the wire's names"],
    ['Navn,Pris,Antal\nTelt,"1.250,50","2,5"', 'between commas'],
    ['Navn\tPris\tAntal\nTelt\t1.250,50\t2,5', 'between tabs'],
    [
      'sep=;\r\nNavn;Pris;Antal\r\nTelt;1.250,50 kr.;2,5',
      'with a separator line of Excel, and kroner',
    ],
  ])('%j are read %s', (text) => {
    expect(fieldsOf(products, text)).toEqual([
      { name: 'Telt', price: '1.250,50', quantity: '2,5' },
    ]);
  });

  it('are known without their punctuation and by the names of other programs', () => {
    const file =
      'Kundenavn;Kontaktperson;CVR;GADE;Postnr;Mobil\nSejs Hal;Pia;;Åvej 3;8600;20304050';
    expect(read(customers, file)).toHaveProperty('notes.unknown', []);
    expect(fieldsOf(customers, file)).toEqual([
      {
        company: 'Sejs Hal',
        fullName: 'Pia',
        address: 'Åvej 3',
        zipcode: '8600',
        phone: '20304050',
      },
    ]);
  });

  it('by their own name come before one by another name', () => {
    const file = 'Navn;Mobil;Telefon\nPia;11111111;22222222';
    expect(read(customers, file)).toMatchObject({
      notes: { repeated: [{ heading: 'Mobil', label: 'Telefon', readFrom: 'Telefon' }] },
    });
    expect(fieldsOf(customers, file)).toEqual([{ fullName: 'Pia', phone: '22222222' }]);
  });

  it('that are unknown or doubled are named and left out', () => {
    const file = 'Navn;Farve;navn;\nTelt;Rød;Bord;x';
    expect(read(products, file)).toMatchObject({
      notes: {
        unknown: ['Farve', '(uden navn)'],
        repeated: [{ heading: 'navn', label: 'Navn', readFrom: 'Navn' }],
      },
    });
    expect(fieldsOf(products, file)).toEqual([{ name: 'Telt' }]);
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    [
      'an English spreadsheet',
      'Company,Name,VAT,Street,Zip,City,Country,Email,Phone\nHolm,Pia,10101010,Vej 3,8600,Silkeborg,Danmark,p@h.dk,20304050',
      { company: 'Holm', fullName: 'Pia', cvr: '10101010', address: 'Vej 3', zipcode: '8600' },
    ],
    [
      'e-conomic',
      'Navn;Att.;CVR-nr.;EAN;Adresse;Postnr.;By;Land;E-mail;Telefon\nHolm;Pia;10101010;;Vej 3;8600;Silkeborg;DK;p@h.dk;20304050',
      { company: 'Holm', fullName: 'Pia', cvr: '10101010', address: 'Vej 3', zipcode: '8600' },
    ],
    [
      'Dinero',
      'Navn;Adresse;Postnummer;By;CVR-nummer;EAN-nummer;Att. person;Email;Telefon\nHolm;Vej 3;8600;Silkeborg;10101010;;Pia;p@h.dk;20304050',
      { company: 'Holm', fullName: 'Pia', cvr: '10101010', address: 'Vej 3', zipcode: '8600' },
    ],
    [
      'Billy',
      'Name,Street,Zip code,City,Registration no.,Contact person,Phone\nHolm,Vej 3,8600,Silkeborg,10101010,Pia,20304050',
      { company: 'Holm', fullName: 'Pia', cvr: '10101010', address: 'Vej 3', zipcode: '8600' },
    ],
  ])('from %s are all known', (_program, file, fields) => {
    expect(read(customers, file)).toMatchObject({ notes: { unknown: [], repeated: [] } });
    const [line] = fieldsOf(customers, file);
    expect(line).toMatchObject({ ...fields, town: 'Silkeborg', phone: '20304050' });
  });

  it('with other headings than ours are said to be read as our fields', () => {
    expect(read(customers, 'Company;Navn;Zip\nHolm;Pia;8600')).toMatchObject({
      notes: {
        translated: [
          { heading: 'Company', label: 'Firma' },
          { heading: 'Zip', label: 'Postnr.' },
        ],
      },
    });
  });

  it('that are required and missing are named by their label', () => {
    expect(read(products, 'Pris\n10')).toMatchObject({
      problem: expect.stringContaining('mangler kolonnen Navn.'),
    });
    expect(read(customers, 'By\nVejle')).toMatchObject({
      problem: expect.stringContaining('mangler kolonnen Firma eller Navn.'),
    });
    expect(fieldsOf(customers, 'Navn\nLone')).toEqual([{ fullName: 'Lone' }]);
  });

  it('are none in a file without lines or a binary file', () => {
    expect(read(products, 'Navn;Pris\n;\n')).toMatchObject({
      problem: 'Filen har ingen linjer under overskrifterne.',
    });
    expect(read(products, '')).toHaveProperty('problem');
    expect(readFile(products, Buffer.from('PK\u0003\u0004xl'))).toMatchObject({
      problem: expect.stringContaining('ikke en CSV-fil'),
    });
  });
});

describe('a line', () => {
  it('keeps its number in the file and its content', () => {
    expect(linesOf(products, 'Navn;Beskrivelse\n"Telt";"to\nlinjer"\n\nBord;\n')).toMatchObject([
      { number: 2, content: 'Telt · to\nlinjer' },
      { number: 5, content: 'Bord' },
    ]);
  });

  it('shows what will be stored of it, and nothing that is left out', async () => {
    const text = 'Navn;Pris;Antal;Farve\n Telt ;1250,5 kr.;2,50;hvid\nBord;gratis;;rød';
    const checked = await checkLines(products, linesOf(products, text));
    expect(checked.map(({ content }) => content)).toEqual([
      'Telt · 2,5 · 1.250,50',
      'Bord · gratis',
    ]);
  });

  it('has an error with its label for each invalid field, and none where it is valid', async () => {
    const text = 'Firma;Navn;CVR-nr.;E-mail\nHolm;;12345678;lone@\n;;;x@y.dk\nKanel;;;\n';
    const checked = await checkLines(customers, linesOf(customers, text));
    expect(checked.map(({ number, faults }) => [number, faults.map(({ label }) => label)])).toEqual(
      [
        [2, expect.arrayContaining(['CVR-nr.', 'E-mail'])],
        [3, ['Firma']],
        [4, []],
      ],
    );
  });

  it('that cannot be split into cells has an error of the line', async () => {
    const text = 'Navn;Pris\nTelt;1;2\n"Bord;3\nStol;4';
    const checked = await checkLines(products, linesOf(products, text));
    expect(checked.map(({ faults: [first] }) => first)).toEqual([
      { label: 'Linjen', text: expect.stringContaining('flere felter') },
      { label: 'Linjen', text: expect.stringContaining('anførselstegn') },
    ]);
  });

  it('may begin like a formula: it is text, without the apostrophe that the export adds', () => {
    const text = "Navn;Beskrivelse\n'=cmd|x;'+45 12\n=1+1;'s-Hertogenbosch\n";
    expect(fieldsOf(products, text)).toEqual([
      { name: '=cmd|x', description: '+45 12' },
      { name: '=1+1', description: "'s-Hertogenbosch" },
    ]);
  });
});

/** Letters that all tested encodings have. */
const windows1252 = new TextDecoder('windows-1252');
const letters = [...'abcæøåÆØÅ é€–"\';,=+-@0123.'];
const textOf = (of: readonly string[]) =>
  fc.array(fc.constantFrom(...of), { maxLength: 12 }).map((some) => some.join(''));
const oneLine = textOf(letters);
const lines = textOf([...letters, '\n']);
const bytesOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows1252.decode(new Uint8Array([byte])), byte]),
);
const encodings = {
  'UTF-8 with its mark': (csv: string) => utf8(csv),
  'UTF-8 without': (csv: string) => utf8(csv.slice(1)),
  'Windows-1252': (csv: string) =>
    Uint8Array.from(csv.slice(1), (letter) => bytesOf.get(letter) ?? 63),
};

/**
 * Some pairs of Windows-1252 letters ('Å–') are valid UTF-8 as well and cannot be distinguished.
 */
function isMistaken(bytes: Uint8Array, csv: string): boolean {
  const asUtf8 = new TextDecoder().decode(bytes);
  return !asUtf8.includes('\uFFFD') && asUtf8 !== csv.slice(1);
}

/** Arbitrary values for the kinds of fields that the export writes. */
function valueOf({ kind, schema }: RecordField): fc.Arbitrary<string | number> | undefined {
  // A price of a product is at least 0; that of a task may be a discount.
  const least = schema === undefined ? -1_000_000 : 0;
  if (kind === 'money') return fc.integer({ min: least, max: 10_000_000 });
  if (kind === 'quantity') return fc.nat(10_000_000).map((hundredths) => hundredths / 100);
  if (kind === 'longText') return lines;
  return kind === 'text' ? oneLine : undefined;
}

/** Arbitrary stored values of a type, trimmed as the contract trims them. */
function storedOf({ type, columns }: RecordView): fc.Arbitrary<FilledValues> {
  const values: Record<string, fc.Arbitrary<string | number>> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const value = columns[name] ? valueOf(field) : undefined;
    if (value !== undefined) values[name] = value;
  }
  return fc
    .record(values)
    .map((some) => tidy(some as FilledValues))
    .filter((some) => type.title.some((name) => some[name]));
}

function tidy(values: FilledValues): FilledValues {
  const trimmed = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const,
  );
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

const views: Readonly<Record<ImportedType, RecordView>> = {
  customers: customersView,
  products: productsView,
  tasks: tasksView,
};

describe.each(importedTypes)('a list of %s that was exported', (typeName) => {
  const view = views[typeName];
  const { type } = view;
  const columns = recordColumns(view, { currency: 'DKK' });

  test.each(Object.entries(encodings))('is imported unchanged, in %s', (_encoding, write) => {
    const readLine = lineReader(type);
    fc.assert(
      fc.property(fc.array(storedOf(view), { minLength: 1, maxLength: 5 }), (stored) => {
        const rows: RecordAnswer[] = stored.map((values) =>
          answerRecord(type, { id: 'x', version: 1, values }),
        );
        const csv = toCsv(columns, rows);
        const bytes = write(csv);
        fc.pre(!isMistaken(bytes, csv));
        const file = readFile(type, bytes);
        if ('problem' in file) throw new Error(file.problem);
        const zeros = stored.map((values) => withZeros(view, values));
        const read = Array.from(file.lines, ({ fields }) => readLine(fields).values);
        expect(read).toEqual(zeros);
      }),
      { numRuns: 60 },
    );
  });
});

/** The export writes 0 where nothing is stored. */
function withZeros({ type, columns }: RecordView, values: FilledValues): FilledValues {
  const numbers = Object.entries(type.fields).filter(
    ([name, { kind }]) => columns[name] && ['money', 'quantity'].includes(kind),
  );
  return { ...Object.fromEntries(numbers.map(([name]) => [name, 0])), ...values };
}
