import { describe, expect, test } from 'vitest';

import { shapesOf, type PdfShape } from '../../../../tests/support/files/pdf-shapes.ts';
import { renderTimeOffPdf } from '../timeoff-calendar-pdf.ts';
import type { TimeOffBar, TimeOffTone } from '../timeoff-calendar.types.ts';

const bar: TimeOffBar = {
  left: 1,
  right: 3,
  lane: 0,
  tone: 'approved',
  isCutLeft: false,
  isCutRight: false,
  isOpen: false,
  labels: ['F'],
};
/** Where the days begin, and how wide each of the seven is, in mm. */
const [days, step] = [60, (285 - 60) / 7];

async function drawn(changes: Partial<TimeOffBar> = {}): Promise<readonly PdfShape[]> {
  const row = { name: 'Ida', department: '', lanes: 1, bars: [{ ...bar, ...changes }] };
  const file = await renderTimeOffPdf({
    title: 'Ferieoversigt',
    company: 'Nordlys Event ApS',
    period: 'Uge 53',
    filters: '',
    legend: (['approved', 'pending', 'rejected'] as const).map((tone) => ({ tone, label: tone })),
    kinds: '',
    notes: '',
    employee: 'Medarbejder',
    empty: '',
    isoDate: '2026-11-23',
    columns: ['ma', 'ti', 'on', 'to', 'fr', 'lø', 'sø'].map((weekday, index) => ({
      weekday,
      day: String(index + 1),
      isFree: index > 4,
      isToday: false,
    })),
    rows: [row, { ...row, bars: [] }],
  });
  return shapesOf(file);
}

/** The columns whose width is filled, in the order they are drawn. */
const shadedIn = (shapes: readonly PdfShape[]) =>
  shapes.filter(({ is, left, right }) => is === 'filled' && Math.abs(right - left - step) < 0.1);

test('days off are shaded in the heading and in each row, and no other day is', async () => {
  const shaded = shadedIn(await drawn());
  expect(shaded.map(({ left }) => Math.round((left - days) / step))).toEqual([5, 6, 5, 6, 5, 6]);
  const [heading, , first, , second] = shaded;
  expect(first?.top).toBeCloseTo(heading?.bottom ?? 0, 1);
  expect(second?.top).toBeCloseTo(first?.bottom ?? 0, 1);
});

const looks: readonly [tone: TimeOffTone, slopes: readonly string[], isDashed: boolean][] = [
  ['approved', [], false],
  ['pending', ['rising'], true],
  ['rejected', ['falling', 'rising'], false],
];

describe.each(looks)('printed without colours, %s is', (tone, slopes, isDashed) => {
  /** The box whose upper left corner is here, within half a millimetre, and the lines in it. */
  async function boxAt(x: number, above: number, below: number) {
    const shapes = await drawn({ tone });
    const box = shapes.find(
      ({ is, slope, left, top, bottom }) =>
        is === 'stroked' &&
        slope === undefined &&
        Math.abs(left - x) < 0.5 &&
        top > above &&
        bottom < below &&
        bottom - top > 2,
    );
    if (box === undefined) throw new Error('There is no box.');
    const lines = shapes.filter(
      ({ slope, left, right, top, bottom }) =>
        slope !== undefined &&
        left > box.left - 0.1 &&
        right < box.right + 0.1 &&
        top > box.top - 0.1 &&
        bottom < box.bottom + 0.1,
    );
    return { box, lines, all: shapes.filter(({ slope }) => slope !== undefined) };
  }

  const look = `${slopes.join(' and ') || 'without'} lines${isDashed ? ' in a dashed box' : ''}`;
  test(`a bar with ${look}, evenly over its whole length`, async () => {
    const { box, lines, all } = await boxAt(days + step, 41, 50);
    expect(box.isDashed).toBe(isDashed);
    expect(new Set(lines.map(({ slope }) => slope))).toEqual(new Set(slopes));
    // Beginning 3.2 mm apart, from before the left side to the right one; none leaves the box.
    const across = Math.ceil((box.right - box.left + 5 - 1.6) / 3.2);
    expect(lines).toHaveLength(slopes.length * across);
    expect(all.filter(({ top }) => top > 41)).toHaveLength(lines.length);
  });

  test('the same in the legend', async () => {
    const place = { approved: 0, pending: 1, rejected: 2 }[tone];
    const boxes = (await drawn()).filter(
      ({ is, slope, right, left, bottom }) =>
        is === 'stroked' && slope === undefined && Math.abs(right - left - 7) < 0.1 && bottom < 32,
    );
    expect(boxes).toHaveLength(3);
    const { lines } = await boxAt(boxes[place]?.left ?? 0, 24, 32);
    expect(boxes[place]?.isDashed).toBe(isDashed);
    expect(new Set(lines.map(({ slope }) => slope))).toEqual(new Set(slopes));
  });
});
