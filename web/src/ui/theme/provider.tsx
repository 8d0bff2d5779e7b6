/**
 * UiProvider { describeError?, isOffline?, children } — wraps the whole application: theme, colour scheme (the
 * system's until the user chooses), toasts, the texts for errors, and the key that saves. Date components bring their
 * own provider when they are loaded.
 */
import type { ReactNode } from 'react';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import './styles.ts';
import { ErrorTextContext, OfflineContext } from '../feedback/error-text.ts';
import type { ErrorText } from '../feedback/error-text.ts';
import { onFirstToast } from '../feedback/first-toast.ts';
import { theme } from './theme.ts';
import { useSaveShortcut } from '../keys/use-save-shortcut.ts';
import { loadable } from '../loading/loadable.tsx';
import { runWhenUsed } from '../loading/run-when-spare.ts';
import { useIsThereWhenIdle } from '../loading/use-is-there-when-idle.ts';

const schemeManager = localStorageColorSchemeManager({ key: 'ui.scheme' });
const ToastHost = loadable(() => import('../feedback/toast-host.tsx'));

const runWhenUsedOrShown: typeof runWhenUsed = (download) => {
  const cancels = [runWhenUsed(download), onFirstToast(download)];
  return () => {
    for (const cancel of cancels) cancel();
  };
};

/** Loaded before it is needed, so that toasts work even if the connection is lost later. */
function IdleToastHost() {
  return useIsThereWhenIdle(ToastHost, { run: runWhenUsedOrShown }) ? <ToastHost /> : null;
}

interface UiProviderProps {
  describeError?: ErrorText;
  /** Whether an error is that of a lost connection. */
  isOffline?: (error: unknown) => boolean;
  children: ReactNode;
}

const never = () => false;

export function UiProvider({ describeError, isOffline = never, children }: UiProviderProps) {
  useSaveShortcut();
  const content = describeError ? (
    <ErrorTextContext value={describeError}>{children}</ErrorTextContext>
  ) : (
    children
  );
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
    >
      <OfflineContext value={isOffline}>{content}</OfflineContext>
      <IdleToastHost />
    </MantineProvider>
  );
}
