import type { jsPDF } from 'jspdf';

import type { Pen } from '../pdf/pen.ts';
import { styles } from '../pdf/styles.ts';
import type { TimeOffBar, TimeOffTone } from '../timeoff-calendar.types.ts';

/** Filled, hatched, or crossed out, to differ in black and white as well. */
const looks = {
  approved: { fill: '#E3F2EA', line: '#1F6F51', text: '#1F6F51', hatch: [] },
  pending: { fill: '#FDF3DC', line: '#B7791F', text: '#8A5A12', hatch: [1] },
  rejected: { fill: '#FFFFFF', line: '#C0392B', text: '#B23325', hatch: [1, -1] },
} as const;

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The space between two lines of a hatch. */
const HATCH = 3.2;
const PADDING = 1;

/** The box of a bar, or of the legend. */
export function drawBox(pdf: jsPDF, box: Box, tone: TimeOffTone): void {
  const { fill, line, hatch } = looks[tone];
  pdf.setFillColor(fill).rect(box.x, box.y, box.width, box.height, 'F');
  pdf.setDrawColor(line).setLineWidth(0.1);
  for (const slope of hatch) drawHatch(pdf, box, slope);
  pdf.setLineWidth(0.25);
  if (tone === 'pending') pdf.setLineDashPattern([1, 0.7], 0);
  pdf.rect(box.x, box.y, box.width, box.height, 'S');
  pdf.setLineDashPattern([], 0);
}

/** Slanted lines, each cut at the sides of the box. */
function drawHatch(pdf: jsPDF, { x, y, width, height }: Box, slope: 1 | -1): void {
  const [low, high] = slope === 1 ? [y + height, y] : [y, y + height];
  const rise = high - low;
  for (let from = HATCH / 2 - height; from < width; from += HATCH) {
    const start = Math.max(0, from);
    const end = Math.min(width, from + height);
    const at = (position: number) => low + (rise * (position - from)) / height;
    pdf.line(x + start, at(start), x + end, at(end));
  }
}

/** A bar, with the longest of its texts that fits into it. */
export function drawBar(pdf: jsPDF, pen: Pen, box: Box, bar: TimeOffBar): void {
  drawBox(pdf, box, bar.tone);
  const { text: color, fill } = looks[bar.tone];
  const style = { ...styles.medium, size: 7, color };
  const fits = (label: string) => pen.width(label, style) <= box.width - 2 * PADDING;
  const label = bar.labels.find(fits) ?? bar.labels.at(-1) ?? '';
  const width = pen.width(label, style);
  // A short text is centred, as in a cell; a longer one is left-aligned, as a sentence.
  const x = label.length < 3 ? box.x + (box.width - width) / 2 : box.x + PADDING;
  const y = box.y + box.height / 2 + 0.9;
  if (bar.tone !== 'approved')
    pdf.setFillColor(fill).rect(x - 0.3, box.y + 0.7, width + 0.6, box.height - 1.4, 'F');
  pen.write(label, x, y, style);
  drawEnds(pdf, box, bar);
}

/** Draws an arrow where the absence continues outside the calendar, or has no end date. */
function drawEnds(pdf: jsPDF, { x, y, width, height }: Box, bar: TimeOffBar): void {
  const middle = y + height / 2;
  const half = height / 2;
  pdf.setFillColor(looks[bar.tone].line);
  if (bar.isCutLeft) pdf.triangle(x, y, x, y + height, x - 1.2, middle, 'F');
  if (bar.isCutRight || bar.isOpen)
    pdf.triangle(x + width, middle - half, x + width, middle + half, x + width + 1.2, middle, 'F');
}
