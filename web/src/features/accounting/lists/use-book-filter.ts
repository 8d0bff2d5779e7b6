import { useState } from 'react';

interface BookFilterValues {
  readonly typed: string;
  /** Dates, both included; '' for none. */
  readonly from: string;
  readonly to: string;
  /** The chosen year or status; '' for all. */
  readonly chosen: string;
  /** '' for all. */
  readonly employeeId: string;
}

const noFilter: BookFilterValues = { typed: '', from: '', to: '', chosen: '', employeeId: '' };

/** The filter of a list and its page of 10; a changed filter leads back to page 1 (product B25, B28). */
export function useBookFilter() {
  const [filter, setFilter] = useState(noFilter);
  const [page, setPage] = useState(1);
  const change = (changed: Partial<BookFilterValues>) => {
    setFilter({ ...filter, ...changed });
    setPage(1);
  };
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return { filter, isFiltered, change, page, setPage };
}

export type BookFilter = ReturnType<typeof useBookFilter>;

/** The part of a filter that the server has an index for. */
export function askedOf({ from, to, employeeId }: BookFilterValues) {
  return {
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(employeeId !== '' && { employeeId }),
  };
}
