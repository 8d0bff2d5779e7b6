/** A request for a shift that a colleague sells; a manager answers it (product S13, K18). */
interface Take {
  readonly employeeId: string;
  readonly sellerId: string;
}

/** The offers and sales of an order's shifts. */
export interface ShiftMarket {
  /** Ids of people who are offered a shift by a manager. */
  readonly offeredIds: readonly string[];
  /** Ids of people who were offered one and said no; left out where there are none. */
  readonly declinedIds?: readonly string[];
  /** Ids of assigned people who sell their shift; they work it until a colleague takes it. */
  readonly sellingIds: readonly string[];
  readonly takes: readonly Take[];
}

export const emptyMarket: ShiftMarket = { offeredIds: [], sellingIds: [], takes: [] };

export const isEmptyMarket = ({
  offeredIds,
  declinedIds = [],
  sellingIds,
  takes,
}: ShiftMarket): boolean =>
  offeredIds.length + declinedIds.length + sellingIds.length + takes.length === 0;
