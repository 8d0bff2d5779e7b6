import { formatQuantity } from '../format.ts';
import { restLimits, type RestWarning } from '../time/rest.ts';

/** The text of a breach before an employee's click: the rule and how it would be broken (product K18). */
export const breachText = (breach: RestWarning): string =>
  `${factOf(breach)} ${lawOf(breach)}, så en leder skal sige ja.`;

/** The same for the manager who plans the shift, and who decides (product K30). */
export const officeText = (breach: RestWarning): string => `${factOf(breach)} ${lawOf(breach)}.`;

/** A holiday that was applied for, to the employee and to the manager. */
export const appliedForHoliday = 'Du har søgt om fri på det tidspunkt, så en leder skal sige ja.';
export const hasAppliedForHoliday = 'Har søgt om fri på det tidspunkt.';

function factOf({ rule, hundredths }: RestWarning): string {
  const hours = formatQuantity(hundredths / 100);
  if (rule === 'weeklyAverage') return `${hours} timer om ugen i gennemsnit.`;
  return rule === 'weeklyRest' ? `${hours} t. hvile på en uge.` : `Kun ${hours} t. hvile.`;
}

const lawOf = ({ rule }: RestWarning): string =>
  `Loven ${rule === 'weeklyAverage' ? 'tillader' : 'kræver'} ${restLimits[rule]}`;
