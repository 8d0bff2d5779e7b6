import type { Asked } from '../use-asked.ts';
import type { OwnHours } from '../use-own-hours.ts';

/** Shared props of both lists. */
export interface ListProps {
  readonly hours: OwnHours;
  readonly asked: Asked;
}
