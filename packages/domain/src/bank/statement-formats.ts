/** Columns of a file by their headings. */
interface StatementColumns {
  readonly date: string;
  readonly amount: string;
  /** Texts, the most telling first. */
  readonly texts: readonly string[];
  readonly balance?: string | undefined;
  /** The identification of a payment card. */
  readonly payload?: string | undefined;
}

/** Columns that a person chose for an account; '' for none. */
export interface OwnColumns {
  readonly date: string;
  readonly amount: string;
  readonly text: string;
  readonly balance: string;
}

interface StatementFormat extends StatementColumns {
  readonly name: string;
  /** Headings that all must be there. */
  readonly known: readonly string[];
  /** Whether a row is not booked yet, such as a payment card that is reserved. */
  readonly isPending?: (cellOf: (heading: string) => string) => boolean;
  readonly currency?: string;
}

/** The files of Danish banks, known by their headings; a format with more headings is before one with fewer. */
const formats: readonly StatementFormat[] = [
  {
    name: 'Danske Bank Erhverv',
    known: ['Exportkonto', 'Dato', 'Tekst', 'Beløb', 'Saldo'],
    date: 'Dato',
    amount: 'Beløb',
    texts: ['Tekst', 'Indbetaler'],
    balance: 'Saldo',
    payload: 'Betalingsident',
  },
  {
    name: 'Nordea',
    known: ['Bogføringsdato', 'Beløb', 'Beskrivelse', 'Saldo'],
    date: 'Bogføringsdato',
    amount: 'Beløb',
    texts: ['Beskrivelse', 'Navn'],
    balance: 'Saldo',
    currency: 'Valuta',
    isPending: (cellOf) => cellOf('Bogføringsdato').toLowerCase().startsWith('reserveret'),
  },
  {
    name: 'Jyske Bank',
    known: ['Dato', 'Tekst', 'Beløb', 'Saldo', 'Valørdato'],
    date: 'Dato',
    amount: 'Beløb',
    texts: ['Tekst'],
    balance: 'Saldo',
  },
  {
    name: 'Danske Bank',
    known: ['Dato', 'Tekst', 'Beløb', 'Saldo', 'Status'],
    date: 'Dato',
    amount: 'Beløb',
    texts: ['Tekst'],
    balance: 'Saldo',
    isPending: (cellOf) => cellOf('Status').toLowerCase().startsWith('venter'),
  },
];

const plain = (heading: string) => heading.trim().toLowerCase();

/** Where each heading is: the first of several with one name. */
export function placesOf(headings: readonly string[]): ReadonlyMap<string, number> {
  return new Map(headings.map((heading, at) => [plain(heading), at] as const).toReversed());
}

/** A row's cell under a heading; '' where the file has no such column. */
export function cellUnder(
  places: ReadonlyMap<string, number>,
  cells: readonly string[],
  heading: string | undefined,
): string {
  const at = heading === undefined ? undefined : places.get(plain(heading));
  return at === undefined ? '' : (cells[at] ?? '').trim();
}

/** The format of a file by its headings: the account's own columns first; undefined for none that is known. */
export function formatOf(
  headings: readonly string[],
  own?: OwnColumns,
): StatementFormat | undefined {
  const places = placesOf(headings);
  const has = (heading: string) => places.has(plain(heading));
  if (own !== undefined && [own.date, own.amount, own.text].every((one) => one !== '' && has(one)))
    return {
      name: 'Egne kolonner',
      known: [],
      date: own.date,
      amount: own.amount,
      texts: [own.text],
      balance: own.balance === '' ? undefined : own.balance,
    };
  return formats.find(({ known }) => known.every(has));
}
