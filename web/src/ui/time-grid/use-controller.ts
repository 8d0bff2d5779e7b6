import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { Controller } from './drag/controller.ts';
import type { GridState } from './drag/grid-state.ts';
import type { Proposals } from './drag/proposals.ts';

/** Pointers and keys of the grid; undefined until the grid is in the document. */
export function useController(
  grid: RefObject<HTMLElement | null>,
  state: GridState,
): Proposals | undefined {
  const latest = useRef(state);
  const [proposals, setProposals] = useState<Proposals>();
  useLayoutEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (grid.current === null) return undefined;
    const controller = new Controller(grid.current, () => latest.current);
    setProposals(controller.proposals);
    return controller.listen();
  }, [grid]);
  useEffect(() => proposals?.refocusMoved());
  return proposals;
}
