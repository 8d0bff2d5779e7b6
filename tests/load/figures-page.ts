import type { Figure } from './figures.ts';

/** A figure as the page has it. Durations are multiples of a bare put in the same run, so that machines compare. */
interface PageRow {
  readonly name: string;
  readonly now: string;
  /** The figure of the run before; '' for a new one. */
  readonly before: string;
  readonly aim: string;
}

/** A run that began with more waiting processes than this is marked: its durations say little. */
const quietLoad = 1;
/** Two runs differ by this without a cause: durations by a quarter, counts by nothing. */
const [ofDurations, ofCounts] = [1.25, 1.01];

const head = ['Figure', 'Now', 'Before', 'Aim'] as const;
const counted = new Set<Figure['unit']>(['units', 'KB', 'MB', 'errors']);

const shown = (value: number) => String(Number(value.toFixed(value < 10 ? 2 : 1)));

/** The part of a figure that does not depend on the machine's speed, with its unit. */
function ratioText({ measured, unit }: Figure, barePut: number): string {
  if (unit === 'ms') return `${shown(measured / barePut)} puts`;
  if (unit === 's') return `${shown((measured * 1000) / barePut)} puts`;
  if (unit === '/s') return `${shown((measured * barePut) / 1000)} a put`;
  return `${shown(measured)} ${unit}`;
}

const aimText = ({ target, unit, atLeast }: Figure) =>
  target === undefined ? '' : `${atLeast === undefined ? '<=' : '>='} ${target} ${unit}`;

/** Figures that got worse since the page was written, as sentences. */
export function slowerThan(page: string, figures: readonly Figure[], barePut: number): string[] {
  const known = new Map(readPage(page).map((row) => [row.name, row.now]));
  return figures.flatMap((figure) => {
    const [now, before] = [ratioText(figure, barePut), known.get(figure.name)];
    if (before === undefined || !isWorse(figure, valueOf(now), valueOf(before))) return [];
    return [`${figure.name}: ${now}, before ${before}`];
  });
}

function isWorse({ unit, atLeast }: Figure, now: number, before: number): boolean {
  const room = counted.has(unit) ? ofCounts : ofDurations;
  return atLeast === undefined ? now > before * room : now * room < before;
}

const valueOf = (text: string) => Number.parseFloat(text.replace('~', ''));

/** The page after a run: figures that were not measured stay as they are. */
export function writePage(
  page: string,
  figures: readonly Figure[],
  { barePut, load }: { readonly barePut: number; readonly load: number },
): string {
  const mark = load > quietLoad ? '~' : '';
  const known = new Map(readPage(page).map((row) => [row.name, row]));
  for (const figure of figures) {
    const { name, unit } = figure;
    const now = `${counted.has(unit) ? '' : mark}${ratioText(figure, barePut)}`;
    known.set(name, { name, now, before: known.get(name)?.now ?? '', aim: aimText(figure) });
  }
  return `${introduction}\n${table([...known.values()])}`;
}

const introduction = `# Figures

Written by \`npm run bench\`, which also says what got slower than here: a change that makes a path slower shows it in
this page. Durations are multiples of a bare put of the same run and throughput is per put, since machines differ;
counts and sizes are as measured. \`~\`: the machine was busy, and durations say little.
`;

function table(rows: readonly PageRow[]): string {
  const cells = rows.map(({ name, now, before, aim }) => [name, now, before, aim]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return line(head) + rule + cells.map(line).join('');
}

export function readPage(page: string): PageRow[] {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.map((line) => {
    const [name = '', now = '', before = '', aim = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { name, now, before, aim };
  });
}
