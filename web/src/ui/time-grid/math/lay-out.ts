interface Span {
  readonly from: number;
  readonly to: number;
}

/** A place beside the others that share its time: column `slot` of `of`, counted from 0. */
export interface Slot {
  readonly slot: number;
  readonly of: number;
}

/**
 * Lays overlapping parts side by side. All parts of one chain of overlaps get the same width; a part takes
 * the first column that is free. `parts` must be sorted by `from`; the answer has the same order.
 */
export function layOut(parts: readonly Span[]): readonly Slot[] {
  const slots: { slot: number; of: number }[] = [];
  let chain: { slot: number; of: number }[] = [];
  let ends: number[] = [];
  let chainEnd = -Infinity;
  const close = () => {
    for (const slot of chain) slot.of = ends.length;
    chain = [];
    ends = [];
  };
  for (const { from, to } of parts) {
    if (from >= chainEnd) close();
    const free = ends.findIndex((end) => end <= from);
    const slot = free === -1 ? ends.length : free;
    ends[slot] = to;
    chainEnd = Math.max(chainEnd, to);
    const place = { slot, of: 1 };
    chain.push(place);
    slots.push(place);
  }
  close();
  return slots;
}
