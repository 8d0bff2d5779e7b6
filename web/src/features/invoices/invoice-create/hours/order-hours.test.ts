import { describe, expect, test } from 'vitest';

import { missingFields } from '../../../../shared/line-editor/lines.ts';
import { emptyLine, type LineValues } from '../../../../shared/line-editor/values.ts';
import { sampleForm } from '../values/invoice-form.sample.ts';
import { invoiceRequest } from '../values/invoice-request.ts';
import {
  hoursLeft,
  isStale,
  timeReportsIn,
  withAllHours,
  withCurrentHours,
} from './order-hours.ts';

const orderId = '12.ab';
const setup = { activity: 'Opsætning', hundredths: 1250, reportIds: ['a', 'b'], people: ['Jonas'] };
const service = { activity: 'Servering', hundredths: 300, reportIds: ['c'], people: ['Ali'] };
const offer = { orderId, data: [setup, service] };
const task = (name: string, price: number) => ({ id: `t${price}`, name, description: '', price });
const typed: LineValues = { ...emptyLine(), description: 'Kørsel', price: 50_000 };
const insert = (lines: readonly LineValues[] = [], tasks = [task('opsætning', 39_500)]) =>
  withAllHours(lines, offer, tasks);
const figures = (lines: readonly LineValues[]) =>
  lines.map(({ description, quantity, price }) => ({ description, quantity, price }));

describe('inserted hours', () => {
  test('are a line an activity, priced as the task of that name, without the names of people', () => {
    expect(insert([typed])).toMatchObject([
      { description: 'Kørsel' },
      { id: 't39500', name: 'Timer', description: 'Opsætning', quantity: 12.5, price: 39_500 },
      { id: '', name: 'Timer', description: 'Servering', quantity: 3, price: null },
    ]);
    expect(JSON.stringify(insert())).not.toContain('Jonas');
  });

  test('without a price are a line that is asked for it', () => {
    const [line = emptyLine()] = insert([], []);
    expect(missingFields(line)).toEqual(['price']);
  });

  test('without an activity are called Timer once', () => {
    const data = [{ ...setup, activity: '' }];
    expect(withAllHours([], { orderId, data }, [task('Timer', 42_000)])).toMatchObject([
      { name: '', description: 'Timer', price: 42_000 },
    ]);
  });

  test('take the price that was typed on the last line of hours', () => {
    const [first = emptyLine()] = insert([], []);
    const lines = insert([{ ...first, price: 41_000 }], []);
    expect(figures(lines)).toEqual([
      { description: 'Opsætning', quantity: 12.5, price: 41_000 },
      { description: 'Servering', quantity: 3, price: 41_000 },
    ]);
  });

  test('are not inserted twice, and are offered again when their line is gone', () => {
    const lines = insert();
    expect(insert(lines)).toEqual(lines);
    expect(hoursLeft(lines, offer)).toEqual([]);
    expect(hoursLeft(lines.slice(1), offer)).toEqual([setup]);
  });

  test('that were approved since are what is left of their activity', () => {
    const more = { ...setup, hundredths: 1450, reportIds: ['a', 'b', 'd'] };
    const later = { orderId, data: [more, service] };
    expect(hoursLeft(insert(), later)).toEqual([{ ...more, hundredths: 200, reportIds: ['d'] }]);
  });
});

test('visits of 20 minutes are split over two invoices without a minute lost or won', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `v${index}`);
  const visits = { ...setup, hundredths: 667, reportIds: ids };
  const half = { ...visits, hundredths: 333, reportIds: ids.slice(0, 10) };
  const lines = withAllHours([], { orderId, data: [half] }, []);
  expect(hoursLeft(lines, { orderId, data: [visits] })).toEqual([
    { ...visits, hundredths: 333, reportIds: ids.slice(10) },
  ]);
});

describe('hours that changed meanwhile', () => {
  const recalled = { ...setup, hundredths: 400, reportIds: ['b'] };

  test('make their line stale; another quantity, or the hours of another order, do not', () => {
    const [line = emptyLine(), other = emptyLine()] = insert();
    const now = { orderId, data: [recalled, service] };
    expect([isStale(line, now), isStale(other, now), isStale(typed, now)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isStale(line, { orderId, data: [{ ...setup, hundredths: 1200 }] })).toBe(true);
    expect(isStale({ ...line, quantity: 10 }, offer)).toBe(false);
    expect(isStale(line, { orderId: '13.cd', data: [] })).toBe(false);
  });

  test('are inserted again at the price of their line, and go where none are left', () => {
    const lines = insert().map((line) => ({ ...line, price: 45_000 }));
    const now = { orderId, data: [recalled] };
    expect(figures(withCurrentHours(lines, now))).toEqual([
      { description: 'Opsætning', quantity: 4, price: 45_000 },
    ]);
    expect(withCurrentHours(lines, offer)).toEqual(lines);
  });
});

describe('the reports that are sent', () => {
  const groups = { ...sampleForm().groups, tasks: insert() };
  const form = { orderNumber: 12, orderId, groups };
  const sent = (changes: object) => invoiceRequest(sampleForm({ ...form, ...changes }), 25);

  test('are those of the lines that are there, in the quantity that is typed', () => {
    expect(sent({}).timeReports).toEqual(['a', 'b', 'c']);
    const tasks = groups.tasks.slice(1).map((line) => ({ ...line, quantity: 1, price: 100 }));
    expect(sent({ groups: { ...groups, tasks } })).toMatchObject({
      timeReports: ['c'],
      groups: { tasks: [{ quantity: 1 }] },
    });
  });

  test('are none on a deposit, without an order or on another', () => {
    expect(sent({ kind: 'deposit' }).timeReports).toBeUndefined();
    expect(sent({ orderId: '13.cd' }).timeReports).toBeUndefined();
    expect(timeReportsIn({ kind: 'final', orderId: '', groups })).toEqual([]);
  });

  test('come out of a draft with their lines', () => {
    const draft = JSON.parse(JSON.stringify(sampleForm(form))) as ReturnType<typeof sampleForm>;
    expect(timeReportsIn(draft)).toEqual(['a', 'b', 'c']);
  });
});
