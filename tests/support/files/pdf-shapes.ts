import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A path that is drawn on the first page, in mm from its upper left corner. */
export interface PdfShape {
  readonly is: 'filled' | 'stroked';
  /** '#e3f2ea' */
  readonly color: string;
  readonly isDashed: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where it is one straight line: rising or falling to the right. */
  readonly slope: 'rising' | 'falling' | undefined;
}

const MM = 25.4 / 72;
const strokes = new Set([OPS.stroke, OPS.closeStroke]);

/** Every filled or stroked path of the first page, in the order it is drawn. */
export async function shapesOf(file: Uint8Array): Promise<readonly PdfShape[]> {
  const task = getDocument({ data: file.slice(), verbosity: 0, useSystemFonts: false });
  const page = await (await task.promise).getPage(1);
  const { height } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  await task.destroy();
  const pen = { fill: '', stroke: '', isDashed: false };
  return fnArray.flatMap((operator, at): readonly PdfShape[] => {
    const args = argsArray[at] as readonly unknown[];
    if (operator === OPS.setFillRGBColor) pen.fill = String(args[0]);
    if (operator === OPS.setStrokeRGBColor) pen.stroke = String(args[0]);
    if (operator === OPS.setDash) pen.isDashed = (args[0] as readonly number[]).length > 0;
    return operator === OPS.constructPath ? [shapeOf(args as unknown as Path, pen, height)] : [];
  });
}

/** How it is painted, its points (0 x y begins, 1 x y goes on), and the box around them. */
type Path = readonly [
  paint: number,
  points: readonly [Float32Array],
  box: readonly [left: number, bottom: number, right: number, top: number],
];

interface Pen {
  readonly fill: string;
  readonly stroke: string;
  readonly isDashed: boolean;
}

function shapeOf([paint, [points], [left, low, right, high]]: Path, pen: Pen, height: number) {
  const isStroked = strokes.has(paint);
  return {
    is: isStroked ? ('stroked' as const) : ('filled' as const),
    color: isStroked ? pen.stroke : pen.fill,
    isDashed: isStroked && pen.isDashed,
    left: left * MM,
    right: right * MM,
    top: (height - high) * MM,
    bottom: (height - low) * MM,
    slope: slopeOf([...points]),
  };
}

function slopeOf(points: readonly number[]): PdfShape['slope'] {
  const [, , y = 0, next, , end = 0] = points;
  if (points.length !== 6 || next !== 1 || y === end) return undefined;
  return end > y ? 'rising' : 'falling';
}
