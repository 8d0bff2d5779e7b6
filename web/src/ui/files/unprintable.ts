import { toastFailure } from '../feedback/toast.tsx';

const maxNamed = 5;
const list = new Intl.ListFormat('da', { type: 'conjunction' });

/** 'Tegnet 🎉 kan ikke stå på fakturaen.' */
export function unprintableTitle(characters: readonly string[], where: string): string {
  const named = characters.slice(0, maxNamed);
  const others = characters.length > maxNamed ? ['flere andre'] : [];
  const word = characters.length === 1 ? 'Tegnet' : 'Tegnene';
  return `${word} ${list.format([...named, ...others])} kan ikke stå ${where}.`;
}

export const unprintableHelp = 'I PDF’en står der ? i stedet.';

/** Names the characters that a PDF about to be saved has no letters for; nothing where there are none. */
export function tellUnprintable(characters: readonly string[]): void {
  if (characters.length > 0)
    toastFailure(unprintableTitle(characters, 'i PDF’en'), { text: unprintableHelp });
}
