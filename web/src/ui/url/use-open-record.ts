import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const OPEN = 'open';
const NEW = 'new';

/**
 * Keeps the open record in the URL (?open=<id>, ?new=1). Opening pushes a history entry, so Back
 * closes the record. Closing goes back to the entry before it, or replaces the entry if the page
 * was opened with the parameter already set.
 */
export function useOpenRecord() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: { opened?: true } | null };
  const navigate = useNavigate();
  const openedHere = state?.opened === true;

  const show = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { state: { opened: true }, preventScrollReset: true });
  };

  const closeTo = (next: URLSearchParams) => {
    next.delete(OPEN);
    next.delete(NEW);
    setParams(next, { replace: true, preventScrollReset: true });
  };

  const close = () => {
    if (openedHere) void navigate(-1);
    else closeTo(new URLSearchParams(params));
  };

  return {
    openId: params.get(OPEN),
    creating: params.has(NEW),
    open: (id: string) => show(OPEN, id),
    create: () => show(NEW, '1'),
    close,
    /** Closes by replacing the entry with the same page in another state. */
    closeTo: (change: (now: URLSearchParams) => URLSearchParams) =>
      closeTo(change(new URLSearchParams(params))),
  };
}
