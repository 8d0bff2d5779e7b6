import type { DocumentLine, InvoiceDocument } from '../invoice-document.types.ts';
import type { Pen } from '../pdf/pen.ts';
import { styles } from '../pdf/styles.ts';
import { LEFT, RIGHT } from './sheet.ts';

/** Positions of the columns of the lines, in mm from the left edge of the page. */
export type Columns = {
  readonly nameWidth: number;
  readonly quantityRight: number;
  readonly unitLeft: number;
  readonly unitWidth: number;
  readonly priceRight: number;
};

/** Positions unless figures are too wide for them. */
const usual = { priceRight: LEFT + 152.4, unitLeft: LEFT + 113.8, quantityRight: LEFT + 125 };
const GAP = 4;
const UNIT_GAP = 2.8;
const WIDEST_UNIT = 20;

/** Wider figures move the columns on their left, so that none overlap. */
export function measureColumns(pen: Pen, document: InvoiceDocument): Columns {
  const { columns, groups } = document;
  const widest = (name: string | undefined, value: (line: DocumentLine) => string): number =>
    Math.max(
      pen.width(name ?? '', styles.label),
      ...groups.flatMap(({ lines }) => lines.map((line) => pen.width(value(line), styles.text))),
    );
  const sums = groups.map((group) => pen.width(group.sum, styles.strong));
  const total = Math.max(
    ...sums,
    widest(columns.total, (line) => line.total),
  );
  const priceRight = Math.min(usual.priceRight, RIGHT - total - GAP);
  const priceLeft = priceRight - widest(columns.price, (line) => line.price);
  const unitWidth = Math.min(
    WIDEST_UNIT,
    widest(columns.unit, (line) => line.unit),
  );
  const unitLeft = Math.min(usual.unitLeft, priceLeft - GAP - unitWidth);
  const quantityRight =
    columns.unit === undefined
      ? Math.min(usual.quantityRight, priceLeft - GAP)
      : unitLeft - UNIT_GAP;
  const quantity = widest(columns.quantity, (line) => line.quantity);
  return {
    nameWidth: quantityRight - quantity - GAP - LEFT,
    quantityRight,
    unitLeft,
    unitWidth: Math.max(unitWidth, 1),
    priceRight,
  };
}
