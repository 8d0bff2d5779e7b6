import type { InvoiceableHours } from '@driftig/contracts/time/order-hours-route';
import { hundredthsOfMinutes } from '@driftig/domain/time/clock';
import { minutesOf, minutesOfHundredths } from '@driftig/domain/time/minutes';

import type { CatalogueEntry } from '../../../../shared/line-editor/catalogue.ts';
import { isPriced } from '../../../../shared/line-editor/lines.ts';
import type { LineValues } from '../../../../shared/line-editor/values.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { texts } from './texts.ts';

/** Approved hours of an order that are on no invoice. */
export interface Offer {
  readonly orderId: string;
  readonly data: readonly InvoiceableHours[];
}

type Lines = readonly LineValues[];

/** Whether hours of a line were recalled, changed or invoiced since they were inserted. */
export function isStale({ hours }: LineValues, { orderId, data }: Offer): boolean {
  if (hours === undefined || hours.orderId !== orderId) return false;
  const now = data.find(({ activity }) => activity === hours.activity);
  const open = new Set(now?.reportIds);
  if (hours.reportIds.some((id) => !open.has(id))) return true;
  return hours.reportIds.length === open.size && now?.hundredths !== hours.hundredths;
}

/** The hours of the offer that no line has, by activity; counted in minutes (product T55). */
export function hoursLeft(lines: Lines, offer: Offer): InvoiceableHours[] {
  const current = lines.filter((line) => !isStale(line, offer));
  const taken = current.flatMap(({ hours }) => (hours?.orderId === offer.orderId ? [hours] : []));
  const ids = new Set(taken.flatMap(({ reportIds }) => reportIds));
  return offer.data
    .map((one) => {
      const own = taken.filter(({ activity }) => activity === one.activity);
      return {
        ...one,
        reportIds: one.reportIds.filter((id) => !ids.has(id)),
        hundredths: hundredthsOfMinutes(minutesOfHundredths(one.hundredths) - minutesOf(own)),
      };
    })
    .filter(({ reportIds }) => reportIds.length > 0);
}

/**
 * The lines with stale ones made anew of what is approved now, at their prices; a line whose hours
 * are all gone goes as well.
 */
export function withCurrentHours(lines: Lines, offer: Offer): LineValues[] {
  const left = new Map(hoursLeft(lines, offer).map((one) => [one.activity, one]));
  return lines.flatMap((line) => {
    if (line.hours === undefined || !isStale(line, offer)) return [line];
    const now = left.get(line.hours.activity);
    left.delete(line.hours.activity);
    return now === undefined ? [] : [{ ...line, ...hoursIn(now, offer.orderId) }];
  });
}

/** The same, with a line more for each activity that none has. */
export function withAllHours(
  lines: Lines,
  offer: Offer,
  tasks: readonly CatalogueEntry[],
): LineValues[] {
  const current = withCurrentHours(lines, offer);
  const more = hoursLeft(current, offer).map((hours) => ({
    ...newLine(hours.activity, current, tasks),
    ...hoursIn(hours, offer.orderId),
  }));
  return [...current, ...more];
}

function hoursIn({ activity, reportIds, hundredths }: InvoiceableHours, orderId: string) {
  const hours = { orderId, activity, reportIds, hundredths };
  return { quantity: hundredths / 100, hours };
}

/** Description for the customer: 'Timer' and the activity, without the employee. */
function newLine(activity: string, lines: Lines, tasks: readonly CatalogueEntry[]): LineValues {
  const called = (name: string) => tasks.find((task) => foldName(task.name) === foldName(name));
  const task = called(activity) ?? called(texts.hours);
  const price =
    priceIn(lines.filter(({ hours }) => hours?.activity === activity)) ??
    called(activity)?.price ??
    priceIn(lines) ??
    task?.price ??
    null;
  const words =
    activity === ''
      ? { name: '', description: texts.hours }
      : { name: texts.hours, description: activity };
  return { id: task?.id ?? '', ...words, quantity: 0, price, unit: task?.unit || texts.unit };
}

const foldName = (name: string) => name.trim().toLocaleLowerCase('da');

/** The hourly price of the last line of hours that has one. */
export const priceIn = (lines: Lines): number | undefined =>
  lines.filter(isPriced).findLast(({ hours }) => hours !== undefined)?.price;

/** The reports whose hours the invoice is of: those of its order, and only on an End invoice. */
export function timeReportsIn({
  kind,
  orderId,
  groups,
}: Pick<InvoiceValues, 'kind' | 'orderId' | 'groups'>): string[] {
  if (kind !== 'final' || orderId === '') return [];
  const own = groups.tasks.filter(({ hours }) => hours?.orderId === orderId);
  return [...new Set(own.flatMap(({ hours }) => hours?.reportIds ?? []))];
}
