import { Segmented } from '../../../ui/controls/segmented.tsx';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { rangeOf, shortcutOf, type Shortcut } from './shortcuts.ts';
import { texts } from './texts.ts';

const options = [
  { value: 'week', label: texts.week },
  { value: 'month', label: texts.month },
] as const;

/** Fills in the dates of this week or month, and stays marked while they stand. */
export function ShortcutChoice({ state, wide = false }: { state: TableState; wide?: boolean }) {
  const today = useToday();
  const { from = '', to = '' } = state.filters;
  return (
    <Segmented<Shortcut | ''>
      label={texts.shortcut}
      value={shortcutOf({ from, to }, today)}
      options={options}
      onChange={(shortcut) => {
        if (shortcut !== '') state.change({ filters: { ...rangeOf(shortcut, today) } }, true);
      }}
      fullWidth={wide}
    />
  );
}
