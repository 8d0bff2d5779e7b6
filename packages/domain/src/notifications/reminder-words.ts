import { addDays } from '../dates.ts';
import { formatDate } from '../format.ts';
import { datesText } from '../vacation/overlaps.ts';
import type { FactsByKind } from './occasion.ts';

interface Text {
  readonly title: string;
  readonly lines: readonly string[];
}

const daysText = (from: string, to: string) =>
  from === to ? formatDate(from) : `${formatDate(from)} til ${formatDate(to)}`;

function othersText(count: number, one: string, many: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? one : many];
}

/** Texts of what the clock reminds of. They name the date, since a reminder may come some hours late. */
export const reminderWords = {
  shiftReminder({ others, ...order }: FactsByKind['shiftReminder']): Text {
    const time = order.startTime === '' ? '' : ` kl. ${order.startTime}`;
    return {
      title: `Husk din vagt ${formatDate(order.startDate)}${time}`,
      lines: [
        `Ordre ${order.number}: ${order.title}, ${datesText({ ...order, isOpen: false })}.`,
        ...othersText(
          others,
          'Du har en vagt mere den dag.',
          `Du har ${others} vagter mere den dag.`,
        ),
      ],
    };
  },

  hoursMissing({ number, title, from, to, others }: FactsByKind['hoursMissing']): Text {
    return {
      title: `Dine timer mangler for ${daysText(from, to)}`,
      lines: [
        `Ordre ${number}: ${title}. Registrer timerne, så de kan blive godkendt.`,
        ...othersText(
          others,
          'En vagt mere mangler timer.',
          `${others} vagter mere mangler timer.`,
        ),
      ],
    };
  },

  applicationsWaiting({ count }: FactsByKind['applicationsWaiting']): Text {
    const what = count === 1 ? 'En ansøgning' : `${count} ansøgninger`;
    return {
      title: `${what} har ventet i over tre dage`,
      lines: [`Godkend eller afvis ${count === 1 ? 'den' : 'dem'}, så medarbejderen ved besked.`],
    };
  },

  ordersLackPeople({ date, orders, count }: FactsByKind['ordersLackPeople']): Text {
    const [first] = orders;
    const one = first === undefined ? 'En ordre' : `Ordre ${first.number}`;
    return {
      title: `${count === 1 ? one : `${count} ordrer`} mangler folk ${formatDate(date)}`,
      lines: [
        ...orders.map(
          ({ number, title, missing }) => `Ordre ${number}: ${title} mangler ${missing}.`,
        ),
        ...othersText(
          count - orders.length,
          'En ordre mere mangler folk.',
          `${count - orders.length} ordrer mere mangler folk.`,
        ),
      ],
    };
  },

  invoicesDue({ date, due, overdue, number }: FactsByKind['invoicesDue']): Text {
    const invoices = (count: number) => {
      if (count > 1) return `${count} fakturaer`;
      return number === 0 ? 'En faktura' : `Faktura ${number}`;
    };
    const dueText = `${invoices(due)} skal betales ${formatDate(date)}`;
    const overdueText = `${invoices(overdue)} er ikke betalt til tiden`;
    return {
      title: overdue > 0 ? overdueText : dueText,
      lines: [
        ...(overdue > 0 ? [`Betalingsfristen var ${formatDate(addDays(date, -1))}.`] : []),
        ...(overdue > 0 && due > 0 ? [`${dueText}.`] : []),
        'Kunden får ikke besked.',
      ],
    };
  },
};
