/**
 * useSetParam(name, value) -> () => void: sets a URL parameter by replacing the history entry, so
 * the page keeps its state. For dialogs that are opened by a URL parameter.
 */
import { useLocation, useSearchParams } from 'react-router-dom';

export function useSetParam(name: string, value: string): () => void {
  const [, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const set = (params: URLSearchParams) => {
    params.set(name, value);
    return params;
  };
  return () => setParams(set, { replace: true, state, preventScrollReset: true });
}
