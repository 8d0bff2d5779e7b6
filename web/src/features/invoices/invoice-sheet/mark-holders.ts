const mark = 'data-holds-sheet';

/**
 * A ref of the sheet: marks every element it stands in, for printing. A rule with `:has()` for all of
 * them would make every change on every page a change of style of the whole page.
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
