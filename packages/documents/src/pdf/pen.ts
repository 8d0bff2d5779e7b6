import type { jsPDF } from 'jspdf';
import { toPrintable } from '../printable.ts';
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

export function createPen(pdf: jsPDF): Pen {
  const width = (text: string, style: Style): number => {
    const printed = toPrintable(text);
    pdf.setFont(`Inter-${style.weight}`).setFontSize(style.size);
    return pdf.getTextWidth(printed) + (style.tracking ?? 0) * Math.max(0, printed.length - 1);
  };
  const write = (text: string, x: number, y: number, style: Style): void => {
    pdf.setFont(`Inter-${style.weight}`).setFontSize(style.size).setTextColor(style.color);
    pdf.text(toPrintable(text), x, y, { charSpace: style.tracking ?? 0 });
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
