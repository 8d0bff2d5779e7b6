import { anyOf, fold } from './fold.ts';

const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'ma[jiy]',
  'jun',
  'jul',
  'aug',
  'sep',
  'o[kc]t',
  'nov',
  'dec',
].map((month) => new RegExp(`^${fold(month)}`));

const d = String.raw`[\dOoIl]`;
const edge = String.raw`(?![\dOoIl]|[.,]\d)`;
const start = String.raw`(?<![\d.,-])`;
const forms = [
  new RegExp(
    String.raw`${start}(?<day>${d}{1,2})\s?(?<mark>[-./])\s?(?<month>${d}{1,2})\s?\k<mark>\s?(?<year>${d}{4}|${d}{2})${edge}`,
    'g',
  ),
  new RegExp(
    String.raw`${start}(?<year>20${d}{2})(?<mark>[-./])(?<month>${d}{2})\k<mark>(?<day>${d}{2})${edge}`,
    'g',
  ),
  new RegExp(
    String.raw`${start}(?<day>${d}{1,2})\.?[\s-]{0,2}(?<name>[a-zæøå]{3,9})\.?[\s,'-]{0,3}(?<year>${d}{4}|${d}{2})${edge}`,
    'gi',
  ),
];

const otherDay = anyOf(
  'forfald',
  'forfaldsdato',
  'forfaldsdag',
  'betales? senest',
  'senest',
  'betalingsfrist',
  'betalings ?dato',
  'udløb',
  'udløber',
  'gyldig',
  'levering',
  'leveringsdato',
  'leveres',
  'ankomst',
  'afrejse',
  'check ?in',
  'check ?out',
  'byttes',
  'ombyttes',
  'retur',
  'returret',
  'bedst før',
  'garanti',
  'født',
  'bookingdato',
  'ordredato',
  'periode',
  'periodestart',
  'start',
  'slut',
  'due',
);
const ownDay = anyOf(
  'dato',
  'fakturadato',
  'købsdato',
  'bilagsdato',
  'kvitteringsdato',
  'bondato',
  'købt',
  'date',
  'invoice date',
);
const timeOfDay = /(?<!\d)[012]?\d[:.][0-5]\d(?::[0-5]\d)?(?![\d.,-])/;

/** Years before `today` in which a receipt's date may lie. */
const mostYears = 5;

/**
 * The date of a receipt (YYYY-MM-DD): a named one, else one with a time of day, else the only one. A future
 * date, a date over 5 years old and one of several different ones is none.
 */
export function findDate(lines: readonly string[], today: string): string | undefined {
  const found = lines.flatMap((line) => {
    const text = fold(line);
    if (otherDay.test(text)) return [];
    const rest = (date: string) => line.replace(date, ' ');
    return datesIn(line).map(({ printed, date }) => ({
      date,
      rank: ownDay.test(text) ? 2 : timeOfDay.test(rest(printed)) ? 1 : 0,
    }));
  });
  const past = found.filter(({ date }) => date <= today && date >= yearsBefore(today, mostYears));
  for (const rank of [2, 1, 0]) {
    const dates = new Set(past.filter((each) => each.rank === rank).map(({ date }) => date));
    if (dates.size > 0) return dates.size === 1 ? [...dates][0] : undefined;
  }
  return undefined;
}

const yearsBefore = (today: string, years: number) =>
  `${String(Number(today.slice(0, 4)) - years)}${today.slice(4)}`;

function datesIn(line: string) {
  return forms.flatMap((form) =>
    [...line.slice(0, 300).matchAll(form)].flatMap(({ 0: printed, groups = {} }) => {
      const month =
        groups['name'] === undefined ? numberOf(groups['month']) : monthOf(groups['name']);
      const date = dateOf(numberOf(groups['year']), month, numberOf(groups['day']));
      return date === undefined ? [] : [{ printed, date }];
    }),
  );
}

const numberOf = (digits = '') => Number(digits.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1'));

const monthOf = (name: string) => 1 + months.findIndex((month) => month.test(fold(name)));

function dateOf(year: number, month: number, day: number): string | undefined {
  const full = year < 100 ? 2000 + year : year;
  const time = new Date(Date.UTC(full, month - 1, day));
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === day && month > 0;
  if (!isReal || full < 2000 || full > 2099) return undefined;
  return time.toISOString().slice(0, 10);
}
