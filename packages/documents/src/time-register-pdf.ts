import { jsPDF } from 'jspdf';

import { loadFallbacks } from './fallback/fallback.ts';
import { identifyFile } from './pdf/file-identity.ts';
import { addFonts } from './pdf/fonts.ts';
import { colors, styles } from './pdf/styles.ts';
import { wrapText, writeLines } from './pdf/wrap.ts';
import {
  BOTTOM,
  COLUMNS,
  LEFT,
  openPages,
  RIGHT,
  writeFooters,
  writeHeaders,
  type Pages,
} from './time-register/page.ts';
import type { RegisterGroup, RegisterLine, TimeRegister } from './time-register.types.ts';

/** In mm. */
const ROW = 5.4;
/** From a line of a row to its next. */
const NEXT_LINE = 3.8;
const GROUP = 9;
const PARAGRAPH = 4;

async function createPdf(register: TimeRegister): Promise<jsPDF> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  identifyFile(pdf, JSON.stringify(register), register.isoDate);
  const title = `${register.title}, ${register.person}, ${register.period}`;
  pdf.setProperties({ title, author: register.company, creator: 'Driftig' });
  pdf.setLanguage('da');
  addFonts(pdf, await loadFallbacks(JSON.stringify(register)));
  return pdf;
}

function writeGroup(pages: Pages, { title, total, lines }: RegisterGroup, from: number): number {
  const { pen } = pages;
  // A heading is not alone at the foot of a page.
  let y = from + GROUP + 2 * ROW > BOTTOM ? pages.next() : from;
  y += GROUP;
  pen.write(title, LEFT, y - 3, styles.strong);
  pen.writeRight(total, RIGHT, y - 3, styles.strong);
  pen.rule(LEFT, RIGHT, y - 1.4, colors.groupRule);
  for (const line of lines) {
    const texts = textsOf(pages, line);
    const height = ROW + (Math.max(texts.what.length, texts.times.length, 1) - 1) * NEXT_LINE;
    if (y + height > BOTTOM) y = writeHeaders(pages, pages.next());
    writeLine(pages, line, texts, y + ROW - 1.6);
    y += height;
    pen.rule(LEFT, RIGHT, y, colors.rowRule);
  }
  return y;
}

/** Texts that may wrap: a register that the law asks for must not cut any. */
interface LineTexts {
  readonly what: readonly string[];
  readonly times: readonly string[];
}

function textsOf({ pen }: Pages, line: RegisterLine): LineTexts {
  return {
    what: wrapText(line.what, styles.text, pen, COLUMNS.what.width),
    times: wrapText(line.times, styles.dimmed, pen, COLUMNS.times.width),
  };
}

function writeLine({ pen }: Pages, line: RegisterLine, texts: LineTexts, y: number): void {
  const { date, what, times, status, hours, norm, dayHours } = COLUMNS;
  pen.write(line.date, date.x, y, styles.text);
  writeLines(pen, texts.what, what.x, y, styles.text, NEXT_LINE);
  writeLines(pen, texts.times, times.x, y, styles.dimmed, NEXT_LINE);
  pen.write(line.status, status.x, y, styles.dimmed);
  pen.writeRight(line.hours, hours.x, y, styles.dimmed);
  pen.writeRight(line.norm, norm.x, y, styles.dimmed);
  pen.writeRight(line.dayHours, dayHours.x, y, styles.medium);
}

function writeWarnings(
  pages: Pages,
  { warningsTitle, warnings }: TimeRegister,
  from: number,
): void {
  const { pen } = pages;
  let y = from + GROUP;
  for (const [index, warning] of warnings.entries()) {
    const lines = wrapText(warning, styles.text, pen, RIGHT - LEFT);
    const height = lines.length * PARAGRAPH + 2 + (index === 0 ? GROUP : 0);
    if (y + height > BOTTOM) y = pages.next() + GROUP;
    if (index === 0) {
      pen.write(warningsTitle, LEFT, y, styles.strong);
      y += PARAGRAPH + 2;
    }
    for (const [at, text] of lines.entries())
      pen.write(text, LEFT, y + at * PARAGRAPH, styles.text);
    y += lines.length * PARAGRAPH + 2;
  }
}

/**
 * The register of a year as a PDF of A4 pages, with text that can be searched. The same input gives
 * the same bytes.
 */
export async function renderRegisterPdf(register: TimeRegister): Promise<Uint8Array> {
  const pdf = await createPdf(register);
  const pages = openPages(pdf, register);
  let y = pages.top;
  if (register.groups.length === 0) pages.pen.write(register.empty, LEFT, y + 8, styles.dimmed);
  else y = writeHeaders(pages, y);
  for (const group of register.groups) y = writeGroup(pages, group, y);
  writeWarnings(pages, register, y);
  writeFooters(pages);
  return new Uint8Array(pdf.output('arraybuffer'));
}
