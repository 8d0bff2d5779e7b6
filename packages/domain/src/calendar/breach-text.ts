import { formatQuantity } from '../format.ts';
import { restLimits, type RestWarning } from '../time/rest.ts';

/** The text of a breach before the click: the rule and how it would be broken (product K18). */
export function breachText({ rule, hundredths }: RestWarning): string {
  const hours = formatQuantity(hundredths / 100);
  const limit = restLimits[rule];
  if (rule === 'weeklyAverage')
    return `${hours} timer om ugen i gennemsnit. Loven tillader ${limit}, så en leder skal sige ja.`;
  const rest = rule === 'weeklyRest' ? `${hours} t. hvile på en uge` : `Kun ${hours} t. hvile`;
  return `${rest}. Loven kræver ${limit}, så en leder skal sige ja.`;
}
