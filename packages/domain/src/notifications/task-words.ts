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
