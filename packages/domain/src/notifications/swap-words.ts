import type { FactsByKind } from './occasion.ts';
import { orderLine, remark, type WriteWords } from './word-parts.ts';

type SwapKind = 'swapProposed' | 'swapRequested' | 'swapAnswered';

const swapTitles: Readonly<Record<FactsByKind['swapAnswered']['answer'], (by: string) => string>> =
  {
    accepted: (by) => `${by} vil gerne bytte vagt`,
    refused: (by) => `${by} vil ikke bytte vagt`,
    approved: (by) => `${by} har godkendt jeres vagtbytte`,
    rejected: (by) => `${by} har afvist jeres vagtbytte`,
    withdrawn: (by) => `${by} har trukket vagtbyttet tilbage`,
    ended: () => 'Et vagtbytte er slut, fordi noget er ændret',
  };

/** Texts of the notifications of a swap. */
export const swapWords: { readonly [K in SwapKind]: WriteWords<K> } = {
  swapProposed: (facts, by) => ({
    title: `${by} vil bytte vagt med dig`,
    lines: [`Du giver ${orderLine(facts)}`, `Du får ${orderLine(facts.other)}`],
  }),
  swapRequested: (facts, by) => ({
    title: `${by} vil bytte vagt på ordre ${facts.number}`,
    lines: [
      `${by} giver ${orderLine(facts)}`,
      `${by} får ${orderLine(facts.other)}`,
      'Kollegaen har sagt ja.',
    ],
  }),
  swapAnswered: (facts, by) => ({
    title: swapTitles[facts.answer](by),
    lines: [
      `Din vagt: ${orderLine(facts)}`,
      `Den anden vagt: ${orderLine(facts.other)}`,
      ...(facts.answer === 'approved' ? ['Vagterne er byttet.'] : []),
      ...(facts.answer === 'accepted' ? ['En leder skal sige ja, før vagterne byttes.'] : []),
      ...remark(facts.note ?? ''),
    ],
  }),
};
