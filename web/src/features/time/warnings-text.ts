import type { RuleName, Warning } from '@driftig/contracts/time/rest-routes';
import { formatDate } from '@driftig/domain/format';
import { restLimits } from '@driftig/domain/time/rest';

import { hoursText } from './hours-text.ts';

interface RuleText {
  readonly title: string;
  readonly text: (hours: string, date: string) => string;
  /** Source of the rule. */
  readonly source: string;
}

/** Requirement of each rule of the law, and how the hours break it (product F29 to F31, F33). */
export const ruleTexts: Readonly<Record<RuleName, RuleText>> = {
  dailyRest: {
    title: 'Kort hvile',
    text: (hours, date) =>
      `Op til ${date} var der ${hours} timers sammenhængende hvile. Reglen er mindst ${restLimits.dailyRest} timer i døgnet.`,
    source: 'Arbejdsmiljøloven § 50',
  },
  youngRest: {
    title: 'Kort hvile under 18',
    text: (hours, date) =>
      `Op til ${date} var der ${hours} timers sammenhængende hvile. Reglen er mindst ${restLimits.youngRest} timer i døgnet for unge under 18 år.`,
    source: 'Arbejdsmiljøloven § 62',
  },
  weeklyRest: {
    title: 'Ingen fridag',
    text: (hours, date) =>
      `I de syv døgn op til ${date} var den længste fritid ${hours} timer. Reglen er et fridøgn sammen med en daglig hvile, ${restLimits.weeklyRest} timer i alt.`,
    source: 'Arbejdsmiljøloven § 51',
  },
  weeklyAverage: {
    title: 'Mange timer',
    text: (hours, date) =>
      `I de fire måneder op til ${date} er gennemsnittet ${hours} timer om ugen. Reglen er højst ${restLimits.weeklyAverage}, overarbejde regnet med.`,
    source: 'Arbejdstidsloven § 4',
  },
};

/** With hours but no times on seven days, the length of the rest is unknown. */
const noFreeDay = (date: string) =>
  `Der er registreret timer på alle syv dage op til ${date}. Reglen er et fridøgn sammen med en daglig hvile, ${restLimits.weeklyRest} timer i alt.`;

type Judged = Pick<Warning, 'rule' | 'hundredths'>;

const isWithoutTimes = ({ rule, hundredths }: Judged) => rule === 'weeklyRest' && hundredths === 0;

/** A warning in words, with its source. */
export function warningText(warning: Omit<Warning, 'employeeId'>) {
  const { rule, date, hundredths } = warning;
  const { title, text, source } = ruleTexts[rule];
  const shown = formatDate(date);
  const told = isWithoutTimes(warning) ? noFreeDay(shown) : text(hoursText(hundredths), shown);
  return { title, text: told, source };
}

const lengths: Readonly<Record<RuleName, (hours: string) => string>> = {
  dailyRest: (hours) => `${hours} timers hvile på et døgn, hvor reglen er ${restLimits.dailyRest}`,
  youngRest: (hours) =>
    `${hours} timers hvile på et døgn, hvor reglen er ${restLimits.youngRest} under 18 år`,
  weeklyRest: (hours) =>
    `${hours} timers sammenhængende hvile på en uge, hvor reglen er ${restLimits.weeklyRest}`,
  weeklyAverage: (hours) =>
    `${hours} timer om ugen i fire måneder, hvor reglen er højst ${restLimits.weeklyAverage}`,
};

/** '9,50 timers hvile på et døgn, hvor reglen er 11' */
export function lengthOf(warning: Judged): string {
  if (isWithoutTimes(warning)) return 'Arbejde syv dage i træk uden fridøgn';
  return lengths[warning.rule](hoursText(warning.hundredths));
}
