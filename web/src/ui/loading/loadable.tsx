/**
 * loadable(load): a component whose code is fetched when it is first needed, or before by
 * `preload()`. Unlike React.lazy it renders code that was preloaded without suspending: a fallback,
 * once shown, stays for 300 ms (React's throttle), also when the code arrives at once.
 */
import { use, useEffect, useState } from 'react';
import type { FunctionComponent } from 'react';

export interface Preloadable {
  /** Fetches the code. A failure is ignored: rendering fetches again and reports the error. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

export function loadable<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props> & Preloadable {
  let fetched: Promise<FunctionComponent<Props>> | undefined;
  let isLoaded = false;
  const fetchCode = () => (fetched ??= fetchNow());
  const fetchNow = () => {
    const code = load().then(({ default: value }) => {
      isLoaded = true;
      // By these fields `use` knows a settled promise, and gives its value without suspending.
      void Object.assign(code, { status: 'fulfilled', value });
      return value;
    });
    return code;
  };
  const forgetFailure = () => {
    fetched = undefined;
  };
  function Loadable(props: Props) {
    const Shown = use(fetchCode());
    return <Shown {...props} />;
  }
  return Object.assign(Loadable, {
    preload: () => fetchCode().then(() => undefined, forgetFailure),
    isLoaded: () => isLoaded,
  });
}

/** Whether the code is there; fetches it after mounting. True also when it cannot be fetched. */
export function useIsLoaded(code: Preloadable): boolean {
  const [isReady, setReady] = useState(code.isLoaded);
  useEffect(() => {
    let isMounted = true;
    void code.preload().then(() => isMounted && setReady(true));
    return () => {
      isMounted = false;
    };
  }, [code]);
  return isReady;
}
