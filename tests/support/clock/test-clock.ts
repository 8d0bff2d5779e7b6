import { shiftDate } from './shift-date.ts';

/**
 * Imported before all else in each process of the tests: they begin at the same moment whenever they run, and the time
 * goes on from there. So no test fails on a Saturday, at midnight or next year. `TEST_NOW` begins at another moment:
 * `TEST_NOW=2028-02-29T09:00:00Z npm test`.
 */
const begin = process.env['TEST_NOW'] ?? '2026-11-27T09:00:00Z';
const ahead = Number(process.env['TEST_CLOCK_AHEAD'] ?? Date.parse(begin) - Date.now());
if (Number.isNaN(ahead)) throw new Error(`TEST_NOW is no moment: ${begin}`);

if (process.env['TEST_CLOCK_AHEAD'] === undefined) {
  // The processes that this one starts have the same clock.
  process.env['TEST_CLOCK_AHEAD'] = String(ahead);
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import ${import.meta.url}`;
}
// The embedded database keeps the real time. A client that reads another time in a refusal believes that its own clock
// was wrong, and sends what was refused again.
process.env['AWS_DISABLE_CLOCK_SKEW_CORRECTION'] = 'true';
shiftDate(ahead);
