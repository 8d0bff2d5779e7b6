import type { Asked } from '../use-asked.ts';
import type { OwnHours } from '../use-own-hours.ts';

/** What both lists are given. */
export interface ListProps {
  readonly hours: OwnHours;
  readonly asked: Asked;
}
