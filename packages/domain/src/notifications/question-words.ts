import type { ShiftAnswer } from '../planning/shift-answers.ts';
import type { FactsByKind } from './occasion.ts';
import { orderLine, type Words } from './word-parts.ts';

/** Answers in the order in which they are named, with their words. */
const answerWords: readonly (readonly [ShiftAnswer, string])[] = [
  ['yes', 'Ja'],
  ['waits', 'Vil gerne, men du skal godkende det'],
  ['no', 'Nej tak'],
  ['open', 'Har ikke svaret'],
];

/** Texts for the manager who asked people to take a shift. */
export function questionAnsweredWords(
  { isTaken, answers, ...facts }: FactsByKind['shiftQuestionAnswered'],
  by: string,
): Words {
  if (isTaken)
    return {
      title: `${by} har taget vagten på ordre ${facts.number}`,
      lines: [orderLine(facts), 'De andre, du har spurgt, har fået besked.'],
    };
  const isAnyTaken = answers.some(({ answer }) => answer === 'yes');
  return {
    title: isAnyTaken
      ? `Der mangler stadig folk på ordre ${facts.number}`
      : `Ingen har taget vagten på ordre ${facts.number} endnu`,
    lines: [
      orderLine(facts),
      ...answerWords.flatMap(([answer, words]) => {
        const names = answers.filter((one) => one.answer === answer).map(({ name }) => name);
        return names.length === 0 ? [] : [`${words}: ${names.join(', ')}.`];
      }),
      'Du kan spørge flere.',
    ],
  };
}
