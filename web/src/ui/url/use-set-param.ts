/**
 * useSetParam(name, value) -> () => void: puts a parameter into the address, in place; the page and
 * what is typed on it stay. For a dialog that stands in the address.
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
