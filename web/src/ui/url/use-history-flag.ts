/**
 * useHistoryFlag(name, insteadOf?) -> { on, open, close } — whether a sheet is open, kept in the history
 * entry: opening pushes an entry with the same address, so Back closes it. Where `insteadOf` is open, its
 * entry is replaced.
 */
import { useLocation, useNavigate } from 'react-router-dom';

type Flags = Readonly<Record<string, unknown>>;

export function useHistoryFlag(name: string, insteadOf?: string) {
  const { search, state } = useLocation() as { search: string; state: Flags | null };
  const navigate = useNavigate();
  return {
    on: state?.[name] === true,
    open: () => {
      const replace = insteadOf !== undefined && state?.[insteadOf] === true;
      const others = Object.entries(state ?? {}).filter(([flag]) => flag !== insteadOf);
      const next = { ...Object.fromEntries(others), [name]: true };
      void navigate({ search }, { state: next, replace, preventScrollReset: true });
    },
    close: () => void navigate(-1),
  };
}
