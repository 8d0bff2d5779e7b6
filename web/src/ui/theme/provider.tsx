/**
 * UiProvider { describeError?, children } — put once around the whole application: theme, both
 * colour schemes (the system's until the user chooses), toasts, and how a failed call is worded.
 * Date parts bring their own provider when they are loaded.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import './styles.ts';
import { ErrorTextContext } from '../feedback/error-text.ts';
import type { ErrorText } from '../feedback/error-text.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';
import { runWhenIdle } from '../loading/run-when-idle.ts';

const schemeManager = localStorageColorSchemeManager({ key: 'ui.scheme' });
const ToastHost = lazy(() => import('../feedback/toast-host.tsx'));

/** Fetched when the page is at rest, so that it is there even if the connection is lost later. */
function IdleToastHost() {
  const [idle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return idle ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}

interface UiProviderProps {
  describeError?: ErrorText;
  children: ReactNode;
}

export function UiProvider({ describeError, children }: UiProviderProps) {
  const content = describeError ? (
    <ErrorTextContext value={describeError}>{children}</ErrorTextContext>
  ) : (
    children
  );
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
    >
      {content}
      <IdleToastHost />
    </MantineProvider>
  );
}
