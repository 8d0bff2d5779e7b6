import type { DateText } from '../dates.ts';
import { badInput } from '../errors.ts';
import type { OwnNorm } from './norm.ts';

/** A person's working time agreement with the company (product T3, F28). */
export interface TimeTerms {
  readonly employeeId: string;
  readonly norms: readonly OwnNorm[];
  /** From when they organise their own work, as their contract says; '' for never. */
  readonly selfOrganiserFrom: DateText;
  /** The birthday from which the rules for adults hold (product T54); '' for adults. */
  readonly eighteenOn: DateText;
  /** Optimistic lock; 0 while nothing is stored. */
  readonly version: number;
}

/** Terms of a person without an agreement of their own. */
export const usualTerms = (employeeId: string): TimeTerms => ({
  employeeId,
  norms: [],
  selfOrganiserFrom: '',
  eighteenOn: '',
  version: 0,
});

/** The terms as saved, oldest norm first. Throws bad_input where two norms begin on one day. */
export function changedTerms(
  read: TimeTerms,
  { norms, ...dates }: Pick<TimeTerms, 'norms' | 'selfOrganiserFrom' | 'eighteenOn'>,
): TimeTerms {
  const sorted = norms.toSorted((a, b) => a.from.localeCompare(b.from));
  const twice = sorted.find(({ from }, index) => sorted[index + 1]?.from === from);
  if (twice !== undefined) throw badInput({ norms: 'To normer begynder samme dag.' });
  return { ...read, ...dates, norms: sorted, version: read.version + 1 };
}
