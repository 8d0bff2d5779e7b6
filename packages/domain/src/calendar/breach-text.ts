import { formatQuantity } from '../format.ts';
import { restLimits, type RestWarning } from '../time/rest.ts';

/** The text of a breach before an employee's click: the rule and how it would be broken (product K18). */
export const breachText = (breach: RestWarning): string =>
  `${breachFact(breach)} ${breachLaw(breach)}, så en leder skal sige ja.`;

/** The same for the manager who plans the shift, and who decides (product K30). */
export const officeText = (breach: RestWarning): string =>
  `${breachFact(breach)} ${breachLaw(breach)}.`;

/** A holiday that was applied for, to the employee and to the manager. */
export const appliedForHoliday = 'Du har søgt om fri på det tidspunkt, så en leder skal sige ja.';
export const hasAppliedForHoliday = 'Har søgt om fri på det tidspunkt.';

/** How the rule would be broken: 'Kun 9 t. hvile.' */
export function breachFact({ rule, hundredths }: RestWarning): string {
  const hours = formatQuantity(hundredths / 100);
  if (rule === 'weeklyAverage') return `${hours} timer om ugen i gennemsnit.`;
  return rule === 'weeklyRest' ? `${hours} t. hvile på en uge.` : `Kun ${hours} t. hvile.`;
}

/** The rule: 'Loven kræver 11' */
export const breachLaw = ({ rule }: RestWarning): string =>
  `Loven ${rule === 'weeklyAverage' ? 'tillader' : 'kræver'} ${restLimits[rule]}`;
