/**
 * useHistoryFlag(name) -> { on, open, close } — whether a sheet is open, kept in the history entry:
 * opening pushes an entry with the same address, so Back closes it.
 */
import { useLocation, useNavigate } from 'react-router-dom';

export function useHistoryFlag(name: string) {
  const { search, state } = useLocation() as { search: string; state: object | null };
  const navigate = useNavigate();
  return {
    on: state !== null && (state as Record<string, unknown>)[name] === true,
    open: () =>
      void navigate({ search }, { state: { ...state, [name]: true }, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}
