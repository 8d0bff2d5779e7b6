/**
 * codeWhenIdle(load) -> a function that gives the module: its code is fetched when the browser is idle, or
 * when it is first asked for. For what a screen does only after a click; components use lazyWhenIdle.
 */
import { runWhenSpare } from './run-when-spare.ts';

export function codeWhenIdle<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let fetched: Promise<Module> | undefined;
  const fetchCode = () =>
    (fetched ??= load().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
  // A failure is ignored here: the next call fetches again and reports it.
  if (typeof window !== 'undefined') runWhenSpare(() => void fetchCode().catch(() => undefined));
  return fetchCode;
}
