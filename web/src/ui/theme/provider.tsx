/**
 * UiProvider { describeError?, children } — wraps the whole application: theme, colour scheme (the
 * system's until the user chooses), toasts, and the texts for errors. Date components bring their
 * own provider when they are loaded.
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

/** Loaded when the browser is idle, so that toasts work even if the connection is lost later. */
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
