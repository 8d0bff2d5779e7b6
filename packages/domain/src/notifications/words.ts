import type { NotificationKind } from '@driftig/contracts/notifications/kinds';

import type { AbsenceType } from '@driftig/contracts/vacation/absence-type';

import { formatDate, formatKroner } from '../format.ts';
import { spanText } from '../planning/staffing.ts';
import { labelOf } from '../vacation/absence.ts';
import { reportedDays } from '../vacation/away.ts';
import { holidayBackLaw } from '../vacation/holiday-back.ts';
import { datesText } from '../vacation/overlaps.ts';
import { managerWords } from './manager-words.ts';
import { receiptWords } from './receipt-words.ts';
import { reminderWords } from './reminder-words.ts';
import type { FactsByKind, Occasion, OrderPart } from './occasion.ts';
import { questionAnsweredWords } from './question-words.ts';
import { swapWords } from './swap-words.ts';
import { taskWords } from './task-words.ts';
import {
  orderLine,
  remark,
  replacePath,
  timeText,
  type Words,
  type WriteWords,
} from './word-parts.ts';

const timeOff = (facts: FactsByKind['absenceRecalled']) => `${nounOf(facts)} ${datesText(facts)}`;
const absenceText = (facts: FactsByKind['absenceRecalled']) => `Din ansøgning om ${timeOff(facts)}`;
const nounOf = ({ type }: Pick<FactsByKind['absenceRecalled'], 'type'>) =>
  labelOf(type).toLocaleLowerCase('da');

const words: { readonly [K in NotificationKind]: WriteWords<K> } = {
  hoursRejected: ({ from, to, count, reason }, by) => {
    const days = from === to ? formatDate(from) : `${formatDate(from)} til ${formatDate(to)}`;
    const what = count === 1 ? 'en tidsregistrering' : `${count} tidsregistreringer`;
    return {
      title: 'Dine timer er afvist',
      lines: [`${by} har afvist ${what} for ${days}.`, ...remark(reason)],
    };
  },
  allowanceDecided: ({ kind, decision, date, purpose, amount, comment }, by) => ({
    title: `${kind === 'drive' ? 'Din kørsel' : 'Dine diæter'} er ${decisions[decision]}`,
    lines: [
      `${by} har ${decisions[decision]} ${formatKroner(amount)} kr. for ${formatDate(date)}: ${purpose}.`,
      ...remark(comment),
    ],
  }),
  absenceDecided: (facts, by) => ({
    title: `Din ansøgning om ${nounOf(facts)} er ${decisions[facts.decision]}`,
    lines: decisionLines(facts, by),
  }),
  absenceRecalled: (facts, by) => ({
    title: `Din ansøgning om ${nounOf(facts)} afventer igen`,
    lines: [`${by} har kaldt afgørelsen tilbage. ${absenceText(facts)} afventer igen.`],
  }),
  absenceReported: ({ orders, orderCount, isInHoliday, employeeId, ...facts }, name) => ({
    title: `${name} ${reportedTexts[facts.type] ?? `har ${nounOf(facts)}`}${ordersText(orderCount)}`,
    lines: [
      `${labelOf(facts.type)} ${datesText(facts)}.`,
      ...(isInHoliday ? [holidayBackQuestion, holidayBackLaw] : []),
    ],
    links: orders.map(({ number, title, from, to }) => ({
      label: `Ordre ${number}: ${title}, ${spanText(from, to)}`,
      path: replacePath(number, employeeId),
    })),
  }),
  orderAssigned: (facts) => ({
    title: `Du er sat på ordre ${facts.number}`,
    lines: [orderLine(facts)],
  }),
  orderUnassigned: (facts) => ({
    title: `Du er taget af ordre ${facts.number}`,
    lines: [orderLine(facts)],
  }),
  orderChanged: (facts) => ({
    title: `Ordre ${facts.number} er ændret`,
    lines: [`${facts.title}: ${facts.changed.map((part) => partTexts[part](facts)).join(' ')}`],
  }),
  orderCancelled: (facts) => ({
    title: `Ordre ${facts.number} er ${facts.isDeleted ? 'slettet' : 'annulleret'}`,
    lines: [orderLine(facts), 'Du skal ikke møde.'],
  }),
  shiftRequested: (facts, name) => ({
    title: `${name} anmoder om en vagt på ordre ${facts.number}`,
    lines: [orderLine(facts)],
  }),
  shiftAnswered: (facts) => ({
    title: answerTitles[facts.answer](facts.number),
    lines: [orderLine(facts), ...remark(facts.note ?? '')],
  }),
  shiftOffered: (facts) => ({
    title: `Du tilbydes en vagt på ordre ${facts.number}`,
    lines: [
      ...(facts.message === undefined ? [] : [facts.message]),
      orderLine(facts),
      'Den første, der siger ja, får vagten.',
    ],
  }),
  shiftOfferEnded: (facts) => ({
    title: `Vagten på ordre ${facts.number} er ikke ledig længere`,
    lines: [orderLine(facts), 'Du skal ikke gøre noget.'],
  }),
  shiftSaleEnded: (facts) => ({
    title: `Din vagt på ordre ${facts.number} er ikke til salg længere`,
    lines: [
      orderLine(facts),
      'Ordren er ændret. Er vagten stadig din, kan du sætte den til salg igen.',
    ],
  }),
  shiftQuestionAnswered: questionAnsweredWords,
  ...swapWords,
  shiftTaken: (facts, by) => ({
    title: `${by} har taget din vagt på ordre ${facts.number}`,
    lines: [orderLine(facts), 'Du skal ikke møde.'],
  }),
  ...reminderWords,
  ...managerWords,
  ...receiptWords,
  ...taskWords,
  mentioned: ({ text }, by) => ({ title: `${by} nævner dig i chatten`, lines: [text] }),
  invoiceBounced: ({ number, customer, to, problem }) => ({
    title: `Mailen med faktura ${number} er ${problem === 'complaint' ? 'meldt som spam' : 'kommet retur'}`,
    lines: [
      `${customer === '' ? '' : `${customer}: `}Mailen til ${to} ${
        problem === 'complaint'
          ? 'er meldt som spam. Aftal med kunden, hvordan fakturaen skal sendes.'
          : 'kunne ikke afleveres. Ret adressen, og send fakturaen igen.'
      }`,
    ],
  }),
};

const answerTitles: Readonly<
  Record<FactsByKind['shiftAnswered']['answer'], (number: number) => string>
> = {
  accepted: (number) => `Du har fået vagten på ordre ${number}`,
  refused: (number) => `Din anmodning om vagten på ordre ${number} er afvist`,
  ended: (number) => `Vagten på ordre ${number} kan ikke anmodes længere`,
};

const holidayBackQuestion =
  'Sygdommen ligger i godkendt ferie. Skal feriedagene gives tilbage? Sæt kryds ved det på sygdommen.';

const reportedTexts: Readonly<Partial<Record<AbsenceType, string>>> = { sickness: 'er syg' };

function ordersText(count: number): string {
  if (count === 0) return '';
  return ` og er på ${count === 1 ? 'en ordre' : `${count} ordrer`} de næste ${reportedDays} dage`;
}

const decisions: Readonly<Record<FactsByKind['absenceDecided']['decision'], string>> = {
  approved: 'godkendt',
  rejected: 'afvist',
  changed: 'ændret',
  deleted: 'slettet',
};

function decisionLines(facts: FactsByKind['absenceDecided'], by: string): string[] {
  if (facts.decision === 'deleted')
    return [`${by} har slettet din ansøgning om ${timeOff(facts)}.`];
  if (facts.decision === 'changed')
    return [
      `${by} har ændret din ansøgning. Nu er det ${timeOff(facts)}. Før var det ${timeOff(facts.before)}.`,
    ];
  return [
    `${absenceText(facts)} er ${decisions[facts.decision]}.`,
    ...freedText(facts.freed),
    ...remark(facts.reason),
  ];
}

function freedText(freed: number): string[] {
  if (freed === 0) return [];
  return [`Du er taget af ${freed === 1 ? 'en ordre' : `${freed} ordrer`} i den tid.`];
}

const partTexts: Readonly<Record<OrderPart, (facts: FactsByKind['orderChanged']) => string>> = {
  time: (facts) => `Tiden er nu ${timeText(facts)}. Før var den ${timeText(facts.before)}.`,
  place: () => 'Stedet er et andet.',
  contact: () => 'Kontakten på stedet er en anden.',
  note: () => 'Beskeden til medarbejderne er en anden.',
};

/** `by` is the name of who did it. */
export function wordsOf({ kind, facts }: Occasion, by: string): Words {
  // The cast is safe: the table has the same keys as the occasions.
  const write = words[kind] as (facts: Occasion['facts'], by: string) => Words;
  return write(facts, by);
}
