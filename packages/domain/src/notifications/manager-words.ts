import { addDays } from '../dates.ts';
import { formatAmount, formatDate } from '../format.ts';
import { labelOf } from '../vacation/absence.ts';
import { datesText } from '../vacation/overlaps.ts';
import type { FactsByKind } from './occasion.ts';
import type { Words } from './word-parts.ts';

/** Texts for managers about what others handed in or paid. */
export const managerWords = {
  absenceApplied: (facts: FactsByKind['absenceApplied'], name: string): Words => ({
    title: `${name} søger om ${labelOf(facts.type).toLocaleLowerCase('da')}`,
    lines: [`${labelOf(facts.type)} ${datesText(facts)}. Ansøgningen afventer.`],
  }),

  hoursHandedIn({ date, people, name, count }: FactsByKind['hoursHandedIn']): Words {
    const day = formatDate(addDays(date, -1));
    return {
      title: `${people === 1 ? name : `${people} medarbejdere`} har afleveret timer`,
      lines: [
        count === 1
          ? `En registrering fra ${day} venter på godkendelse.`
          : `${count} registreringer fra ${day} venter på godkendelse.`,
      ],
    };
  },

  depositPaid: ({ number, customer, amount, currency }: FactsByKind['depositPaid']): Words => ({
    title: `Depositum på faktura ${number} er betalt`,
    lines: [`${customer === '' ? '' : `${customer}: `}${formatAmount(amount, currency)}`],
  }),
};
