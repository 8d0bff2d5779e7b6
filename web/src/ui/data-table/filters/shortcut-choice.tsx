import { rangeOf, shortcutOf, type Shortcut } from '@driftig/domain/periods';

import { Segmented } from '../../controls/segmented.tsx';
import { useToday } from '../../time/use-today.ts';
import type { TableState } from '../use-table-state.ts';

const texts = { label: 'Vis denne uge eller måned', week: 'Uge', month: 'Måned' };

const options = [
  { value: 'week', label: texts.week },
  { value: 'month', label: texts.month },
] as const;

/** Sets the filters `from` and `to` to this week or month, and is marked while they match. */
export function ShortcutChoice({ state, wide = false }: { state: TableState; wide?: boolean }) {
  const today = useToday();
  const { from = '', to = '' } = state.filters;
  return (
    <Segmented<Shortcut | ''>
      label={texts.label}
      value={shortcutOf({ from, to }, today)}
      options={options}
      onChange={(shortcut) => {
        if (shortcut !== '') state.change({ filters: { ...rangeOf(shortcut, today) } }, true);
      }}
      fullWidth={wide}
    />
  );
}
