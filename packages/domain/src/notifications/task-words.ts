import { formatDate } from '../format.ts';
import type { FactsByKind } from './occasion.ts';

interface Text {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Texts about tasks of the board. */
export const taskWords = {
  taskAssigned({ title, dateTo }: FactsByKind['taskAssigned'], by: string): Text {
    const due = dateTo === '' ? '' : ` Den skal være færdig ${formatDate(dateTo)}.`;
    return {
      title: 'Du er sat på en opgave',
      lines: [`${by} har sat dig på opgaven ${title}.${due}`],
    };
  },

  /** It names the dates, since a reminder may come some hours late. */
  tasksDue({ tasks, count }: FactsByKind['tasksDue']): Text {
    const [first] = tasks;
    if (first !== undefined && count === 1)
      return {
        title: `Opgaven ${first.title} skal være færdig ${formatDate(first.dateTo)}`,
        lines: ['Den er ikke afsluttet endnu.'],
      };
    const others = count - tasks.length;
    return {
      title: `${count} af dine opgaver skal snart være færdige`,
      lines: [
        ...tasks.map(({ title, dateTo }) => `${title}: ${formatDate(dateTo)}.`),
        ...(others === 0
          ? []
          : [others === 1 ? 'Og en opgave mere.' : `Og ${others} opgaver mere.`]),
      ],
    };
  },

  taskMentioned({ title, text }: FactsByKind['taskMentioned'], by: string): Text {
    return { title: `${by} nævner dig på opgaven ${title}`, lines: [text] };
  },

  taskUnassigned({ title, names }: FactsByKind['taskUnassigned']): Text {
    const people = names.length === 0 ? 'En tidligere kollega' : names.join(', ');
    return {
      title: `Opgaven ${title} mangler måske en ansvarlig`,
      lines: [`${people} må ikke se opgaven længere og er taget af den.`],
    };
  },
};
