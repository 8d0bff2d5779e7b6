import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { Ref } from 'react';

import { useUser } from '../../../api/session/session.ts';
import { runWhenSpare } from '../../../ui/loading/run-when-spare.ts';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { isMandatoryDialogOpen } from '../../../ui/overlay/mandatory-dialog.ts';
import { useIsThereWhenIdle } from '../../../ui/loading/use-is-there-when-idle.ts';
import { screensFor } from '../../screens-for.ts';
import { keepEarlyKeys, type EarlyKeys } from './early-keys.ts';
import classes from './search-button.module.css';
import { useSearchOpened } from './use-search-opened.ts';

const importSearch = () => import('./search.tsx');
const Search = lazyWhenIdle(importSearch);

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl-K; Cmd-K on a Mac, where Ctrl-K deletes to the end of the line. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const pressed = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return pressed && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** Native dialogs and popovers are in the browser's top layer and would cover the search. */
function closeBrowserOverlays(): void {
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((menu) => menu.close());
  document.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover());
}

export interface OpenSearch {
  open: () => void;
}

/** The button and the keyboard shortcut that open the search on every screen. */
export function SearchButton({ ref }: { ref?: Ref<OpenSearch> }) {
  const user = useUser();
  const client = useQueryClient();
  const shown = useMemo(() => screensFor(user), [user]);
  const button = useRef<HTMLButtonElement>(null);
  const search = useSearchOpened(button);
  const isThere = useIsThereWhenIdle(Search, { run: runWhenSpare });
  const early = useRef<EarlyKeys>(undefined);
  const takeEarlyKeys = () => {
    const typed = early.current?.take() ?? '';
    early.current = undefined;
    return typed;
  };
  const { opened } = search;
  useEffect(() => {
    if (!opened) return undefined;
    return () => void early.current?.take();
  }, [opened]);

  const open = () => {
    if (isMandatoryDialogOpen()) return;
    search.rememberFocus();
    closeBrowserOverlays();
    early.current?.take();
    early.current = keepEarlyKeys(window, search.close);
    search.open();
  };
  useImperativeHandle(ref, () => ({ open }));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (search.opened) search.close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  // Errors are ignored: opening the search fetches again.
  const prefetch = () =>
    void importSearch().then(
      ({ prefetchLists }) => prefetchLists(client, user),
      () => undefined,
    );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={open}
        onFocus={prefetch}
        onPointerEnter={prefetch}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.label}>Søg</span>
        <kbd className={classes.keys} aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {search.opened || isThere ? (
        <Suspense>
          <Search
            screens={shown}
            opened={search.opened}
            onClose={search.close}
            onInstead={search.closeAnd}
            takeEarlyKeys={takeEarlyKeys}
          />
        </Suspense>
      ) : null}
    </>
  );
}
