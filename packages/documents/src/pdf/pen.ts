import type { jsPDF } from 'jspdf';
import { printedRuns } from '../printable.ts';
import { fallbacksOf } from './fonts.ts';
import { readAsLetters } from './searchable.ts';
import type { Style } from './styles.ts';

type BoxStyle = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly radius?: number;
};

/** Draws on the current page. Lengths in mm from its upper left corner; y of text is its baseline. */
export type Pen = {
  readonly width: (text: string, style: Style) => number;
  readonly write: (text: string, x: number, y: number, style: Style) => void;
  readonly writeRight: (text: string, right: number, y: number, style: Style) => void;
  readonly rule: (left: number, right: number, y: number, color: string, thick?: number) => void;
  readonly box: (x: number, y: number, width: number, height: number, style: BoxStyle) => void;
};

/** The text is in visual order already; jsPDF would turn it around once more. */
const asItStands = {
  isInputVisual: true,
  isOutputVisual: true,
  isInputRtl: false,
  isOutputRtl: false,
} as const;

export function createPen(pdf: jsPDF): Pen {
  const fallbacks = fallbacksOf(pdf);
  const choose = (font: string, { weight, size }: Style): void => {
    const chosen = font === 'inter' || weight === 'regular' ? weight : 'semibold';
    pdf.setFont(`${font}-${chosen}`).setFontSize(size);
  };
  const runsOf = (text: string, style: Style) =>
    printedRuns(text, fallbacks).map((run) => {
      choose(run.font, style);
      return {
        ...run,
        width: pdf.getTextWidth(run.text) + (style.tracking ?? 0) * run.text.length,
      };
    });
  const width = (text: string, style: Style): number => {
    const sum = runsOf(text, style).reduce((total, run) => total + run.width, 0);
    return Math.max(0, sum - (style.tracking ?? 0));
  };
  const write = (text: string, x: number, y: number, style: Style): void => {
    pdf.setTextColor(style.color);
    let left = x;
    for (const run of runsOf(text, style)) {
      choose(run.font, style);
      pdf.text(run.text, left, y, { charSpace: style.tracking ?? 0, ...asItStands });
      if (run.font === 'arabic') readAsLetters(pdf, run.text);
      left += run.width;
    }
  };
  return {
    width,
    write,
    writeRight: (text, right, y, style) => write(text, right - width(text, style), y, style),
    rule: (left, right, y, color, thick = 0.2) => {
      pdf.setDrawColor(color).setLineWidth(thick).line(left, y, right, y);
    },
    box: (x, y, boxWidth, height, { fill, stroke, radius = 2.2 }) => {
      if (fill !== undefined) pdf.setFillColor(fill);
      if (stroke !== undefined) pdf.setDrawColor(stroke).setLineWidth(0.25);
      const paint = fill === undefined ? 'S' : 'F';
      pdf.roundedRect(x, y, boxWidth, height, radius, radius, paint);
    },
  };
}

/** A pen that only measures, to find the height of a block before it is drawn. */
export function measuringPen(pen: Pen): Pen {
  const nothing = (): void => undefined;
  return { width: pen.width, write: nothing, writeRight: nothing, rule: nothing, box: nothing };
}
