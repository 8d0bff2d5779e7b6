import { describe, expect, test } from 'vitest';

import { columnWidths, fitColumns, leastTableWidth } from './fit-columns.ts';

const columns = [
  { id: 'number', width: 60 },
  { id: 'title', roomy: 248, emphasis: 'strong' as const },
  { id: 'customer', roomy: 200 },
  { id: 'start', width: 104, leaves: 3 },
  { id: 'end', width: 104, leaves: 2 },
  { id: 'time', width: 80, leaves: 1 },
];
const roomOf = (width: number, compact = false) => ({ width, compact, check: true, menu: true });
/** Width of all six columns, with the checkbox and the menu. */
const ALL = 876;
const idsAt = (width: number, kept: readonly string[] = []) =>
  fitColumns(columns, new Set(kept), roomOf(width)).map(({ id }) => id);

describe('a table that is too narrow', () => {
  test('keeps all columns as long as they have room', () => {
    expect(idsAt(ALL)).toHaveLength(6);
  });

  test('gives up columns in their order, and those without a place in it never', () => {
    expect(idsAt(ALL - 1)).toEqual(['number', 'title', 'customer', 'start', 'end']);
    expect(idsAt(ALL - 81)).toEqual(['number', 'title', 'customer', 'start']);
    expect(idsAt(100)).toEqual(['number', 'title', 'customer']);
  });

  test('keeps what a person wants to see, and gives up others for it', () => {
    expect(idsAt(ALL - 1, ['time'])).toEqual(['number', 'title', 'customer', 'start', 'time']);
  });

  test('has them all while its width is not known', () => {
    expect(idsAt(0)).toHaveLength(6);
  });
});

describe('the widths of the columns', () => {
  const names = columns.slice(0, 3);
  const widthsAt = (width: number) =>
    columnWidths(names, roomOf(width)).map((pixels) => Math.round(pixels));

  test('fill the table, and columns without a width share what is left by their need', () => {
    expect(widthsAt(140 + 896)).toEqual([60, 496, 400]);
  });

  test('leave the name whole where there is too little, at the cost of the others', () => {
    expect(widthsAt(140 + 248 + 150)).toEqual([60, 248, 150]);
  });

  test('are never less than a text needs; then the table scrolls', () => {
    expect(widthsAt(300)).toEqual([60, 112, 112]);
    expect(leastTableWidth(names, roomOf(300))).toBe(140 + 112 + 112);
  });

  test('are 12 px less where cells have less padding', () => {
    expect(columnWidths(names, roomOf(900, true))[0]).toBe(48);
  });
});
