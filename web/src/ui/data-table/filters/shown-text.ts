import { formatDate } from '@driftig/domain/format';

import type { StatusTab, TableFilter } from '../columns/column.ts';
import type { TableDefaults, TableParams } from '../table-params.ts';

type Choice = Pick<TableParams, 'status' | 'filters'>;
type Filters = readonly TableFilter<never>[];

function chosenLabel({ id, kind, options }: TableFilter<never>, { filters }: Choice): string {
  if (kind === 'date') return formatDate(filters[id] ?? '');
  return options.find(({ value }) => value !== '' && value === filters[id])?.label ?? '';
}

/** How many of the filters are set; the status counts when it is not the one to begin with. */
export function countFilters(
  { status, filters }: Choice,
  defaults: Pick<TableDefaults, 'status'>,
): number {
  return Object.values(filters).filter(Boolean).length + (status === defaults.status ? 0 : 1);
}

/** Text of the filters: 'i juni 2026, Missing payment'; '' for all rows. */
export function limitText(choice: Choice, filters: Filters, tabs: readonly StatusTab[]): string {
  const phrases = new Map<string, string[]>();
  for (const filter of filters) {
    const label = chosenLabel(filter, choice);
    const { preposition = '' } = filter;
    if (label) phrases.set(preposition, [...(phrases.get(preposition) ?? []), label]);
  }
  const said = [...phrases].map(([preposition, labels]) =>
    preposition ? `${preposition} ${labels.join(' ').toLowerCase()}` : labels.join(', '),
  );
  const status = choice.status && tabs.find(({ value }) => value === choice.status)?.label;
  return [...said, status].filter(Boolean).join(', ');
}
