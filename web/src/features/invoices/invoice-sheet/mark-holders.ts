const mark = 'data-holds-sheet';

/**
 * A ref of the sheet: marks every ancestor element, for printing. A rule with `:has()` for all of
 * them would recalculate the styles of the whole page at every change.
 */
export function markHolders(sheet: HTMLElement | null): () => void {
  const holders: Element[] = [];
  for (let one = sheet?.parentElement ?? null; one !== null; one = one.parentElement)
    holders.push(one);
  for (const one of holders) one.setAttribute(mark, '');
  return () => {
    for (const one of holders) one.removeAttribute(mark);
  };
}
