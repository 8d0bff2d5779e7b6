import type { CompanyData } from '@driftig/data/store';
import { yearOf, type DateText } from '@driftig/domain/dates';
import type { NormFacts } from '@driftig/domain/time/norm';
import type { TimeSettings } from '@driftig/domain/time/settings';
import { usualTerms, type TimeTerms } from '@driftig/domain/time/terms';
import { asOf, type Absence } from '@driftig/domain/vacation/absence';

type Facts = Pick<CompanyData, 'time' | 'vacation'>;

interface Asked {
  /** Undefined for all employees. */
  readonly employeeIds?: readonly string[];
  readonly from: DateText;
  readonly to: DateText;
  readonly today: DateText;
}

/** Facts from which norms and flex are computed. */
export interface KnownFacts {
  readonly settings: TimeSettings;
  readonly today: DateText;
  readonly of: (employeeId: string) => NormFacts;
  readonly termsOf: (employeeId: string) => TimeTerms;
}

/** The settings, and what people have agreed on and when they are away in a time; read together. */
export async function normFacts(store: Facts, asked: Asked): Promise<KnownFacts> {
  const [settings, terms, absences] = await Promise.all([
    store.time.getSettings(),
    readTerms(store, asked),
    readAbsences(store, asked),
  ]);
  const approved = absences
    .filter(({ status }) => status === 'approved')
    .map((one) => asOf(one, asked.today));
  const byPerson = Map.groupBy(approved, ({ employeeId }) => employeeId);
  const termsOf = (employeeId: string) => terms.get(employeeId) ?? usualTerms(employeeId);
  return {
    settings,
    today: asked.today,
    termsOf,
    of: (employeeId) => ({
      companyNorms: settings.norms,
      ownNorms: termsOf(employeeId).norms,
      absences: byPerson.get(employeeId) ?? [],
    }),
  };
}

async function readTerms(
  { time }: Facts,
  { employeeIds }: Asked,
): Promise<ReadonlyMap<string, TimeTerms>> {
  const [only] = employeeIds ?? [];
  if (only === undefined || employeeIds?.length !== 1) return time.listTerms();
  return new Map([[only, await time.getTerms(only)]]);
}

/** An absence over New Year is stored in both of its years. */
function readAbsences(
  { vacation }: Facts,
  { employeeIds, from, to }: Asked,
): Promise<readonly Absence[]> {
  const years = yearsBetween(from, to);
  return employeeIds === undefined
    ? vacation.listOfYears(years)
    : vacation.listOfPeople(employeeIds, years);
}

function yearsBetween(from: DateText, to: DateText): number[] {
  return Array.from(
    { length: Math.max(1, yearOf(to) - yearOf(from) + 1) },
    (_, index) => yearOf(from) + index,
  );
}
