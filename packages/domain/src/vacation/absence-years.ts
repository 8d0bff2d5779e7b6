import { AppError } from '../errors.ts';
import { yearsOf, type Absence, type AbsenceYear } from './absence.ts';

/** The most absences a person can have in a year, deleted ones included. */
export const mostInYear = 200;

/** A year before and after a change; equal ones are left out. */
export interface ChangedYear {
  readonly before: AbsenceYear;
  readonly after: AbsenceYear;
}

/**
 * The years of a person that a change writes. One over New Year is stored in both years, and leaves
 * the years it was moved from. `yearOf` gives a year as it is stored, also an empty one.
 */
export function changedYears(
  { before, after }: { readonly before: Absence | undefined; readonly after: Absence },
  yearOf: (year: number) => AbsenceYear,
): ChangedYear[] {
  const kept = new Set(yearsOf(after));
  const touched = new Set([...(before === undefined ? [] : yearsOf(before)), ...kept]);
  return [...touched].map((number) => {
    const year = yearOf(number);
    const others = year.absences.filter(({ absenceId }) => absenceId !== after.absenceId);
    const absences = kept.has(number) ? withRoom(others, after) : others;
    return { before: year, after: { ...year, absences, version: year.version + 1 } };
  });
}

/** Deleted applications that were never approved make room, the oldest first. */
function withRoom(others: readonly Absence[], added: Absence): Absence[] {
  const surplus = others.length + 1 - mostInYear;
  if (surplus <= 0) return [...others, added];
  const removable = others.filter(
    ({ status, decidedBy }) => status === 'deleted' && decidedBy === '',
  );
  const removed = new Set(removable.slice(0, surplus).map(({ absenceId }) => absenceId));
  if (removed.size < surplus)
    throw new AppError('conflict', {
      message: `Der kan højst være ${mostInYear} fravær på et år.`,
    });
  return [...others.filter(({ absenceId }) => !removed.has(absenceId)), added];
}
