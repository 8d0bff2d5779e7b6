import type { Tone } from '../../ui/display/status-chip.tsx';
import examples from './demo-examples.json';

/**
 * The contents of the example screens: the demo company on 21 November 2026. Its test computes them. They are written
 * anew by `UPDATE_DEMO_NUMBERS=1 npx vitest run --project local-cloud packages/local-cloud/src/demo/load-demo`, and
 * then `npm run format`.
 */
export const { hours, week, invoice, people, absences, messages, task, month } = examples;

const tones: Readonly<Record<string, Tone>> = { Started: 'running', Done: 'done' };

/** Orders that need people, oldest first. */
export const orders = examples.orders.map((order) => ({
  ...order,
  tone: tones[order.status] ?? 'neutral',
  short: order.status !== 'Done' && order.people.length < order.needed,
  staffing: `${order.people.length} af ${order.needed}`,
}));
