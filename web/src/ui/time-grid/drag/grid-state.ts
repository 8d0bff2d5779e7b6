import type { ChangeRules } from '../math/change.ts';
import type { TimeGridProps } from '../types.ts';
import type { Shown } from './measure.ts';

/** The grid's props with their defaults, as pointers and keys read them. */
export interface GridState extends Omit<TimeGridProps, keyof Shown>, Shown {
  readonly rules: ChangeRules;
}
