import type { Plan } from '@driftig/contracts/planning/planner-answers';
import { formatDate } from '@driftig/domain/format';
import { periodOf, type DatesAndTimes } from '@driftig/domain/planning/period';

import type { PlanChange } from '../grid/plan-change.ts';
import { texts } from '../texts.ts';

/** Asked before a change that touches others or breaks a rule. */
export interface Question {
  readonly change: PlanChange;
  readonly title: string;
  readonly confirm: string;
  readonly lines: readonly string[];
  /** Each person with the rules that would be broken. */
  readonly warnings: readonly { readonly name: string; readonly warnings: readonly string[] }[];
}

type Warnings = Question['warnings'];

/** Undefined where nothing is to be asked: a change of one person that breaks no rule. */
export function questionOf(
  change: PlanChange,
  warnings: Warnings,
  plan: Plan | undefined,
): Question | undefined {
  const { order, isMoved, assignedIds, added } = change;
  const others = assignedIds.filter((id) => id !== added);
  const asksMove = isMoved && others.length > 0;
  const endsMarket =
    isMoved && order.requestedIds.length + order.offeredIds.length + order.sellingIds.length > 0;
  if (!asksMove && !endsMarket && warnings.length === 0) return undefined;
  return {
    change,
    title: isMoved ? texts.asksTitle(order.title) : texts.planTitle(order.title),
    confirm: isMoved ? texts.confirmMove : texts.confirmPlan,
    lines: [
      ...(isMoved ? [texts.movesOrder(order.number, spanOf(order), spanOf(change.time))] : []),
      ...(asksMove ? [texts.movesPeople(namesOf(plan, others))] : []),
      ...(endsMarket ? [texts.marketEnds] : []),
    ],
    warnings,
  };
}

/** The names of people in running text: 'Mette, Jonas og Ida'. */
export function namesOf(plan: Plan | undefined, ids: readonly string[]): string {
  const names = new Map(plan?.people.map(({ id, name }) => [id, name]));
  const found = ids.map((id) => names.get(id) ?? '').filter((name) => name !== '');
  const last = found.at(-1) ?? '';
  return found.length < 2 ? last : `${found.slice(0, -1).join(', ')} og ${last}`;
}

/** '12-11-2026 kl. 15:00-23:00', with both dates where there are two. */
export function spanOf(time: DatesAndTimes): string {
  const { startDate, endDate, startTime, endTime } = time;
  if (startTime === '' && endTime === '')
    return startDate === endDate
      ? formatDate(startDate)
      : `${formatDate(startDate)} – ${formatDate(endDate)}`;
  const { from, to } = periodOf(time);
  if (startDate === endDate)
    return `${formatDate(startDate)} kl. ${from.slice(11)}-${to.slice(11)}`;
  return `${formatDate(startDate)} kl. ${from.slice(11)} – ${formatDate(endDate)} kl. ${to.slice(11)}`;
}

/** The toast of a saved change. */
export function savedText(
  { order, added, removed, isMoved }: PlanChange,
  plan: Plan | undefined,
): string {
  const { title } = order;
  if (isMoved) return texts.saved.moved(title);
  if (added !== undefined && removed !== undefined)
    return texts.saved.replaced(namesOf(plan, [added]), title);
  if (added !== undefined) return texts.saved.assigned(namesOf(plan, [added]), title);
  return texts.saved.removed(namesOf(plan, removed === undefined ? [] : [removed]), title);
}
