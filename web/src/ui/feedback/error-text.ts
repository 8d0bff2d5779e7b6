/**
 * ErrorTextContext   the function that turns an error into text, given to UiProvider by the app
 * useErrorText()     reads it; used by forms and dialogs
 * OfflineContext     the function that knows an error of a lost connection
 * useIsOffline()     reads it; such an error is worth trying again
 * ShownElsewhere     an error that is thrown after it was shown, as by ConflictAlert; forms say nothing of it
 * useFailure()       both of an error, for SaveFailure, which says itself that there is no connection
 */
import { createContext, use } from 'react';

export type ErrorText = (error: unknown) => string;

export const ErrorTextContext = createContext<ErrorText>(() => 'Noget gik galt. Prøv igen.');

export function useErrorText(): ErrorText {
  return use(ErrorTextContext);
}

type IsOffline = (error: unknown) => boolean;

export const OfflineContext = createContext<IsOffline>(() => false);

export function useIsOffline(): IsOffline {
  return use(OfflineContext);
}

export class ShownElsewhere extends Error {
  override readonly name = 'ShownElsewhere';

  constructor(options: ErrorOptions) {
    super('', options);
  }
}

export interface Failure {
  /** '' where the lost connection is all there is to say. */
  readonly text: string;
  readonly isOffline: boolean;
}

export function useFailure(): (error: unknown) => Failure {
  const errorText = useErrorText();
  const isOfflineError = useIsOffline();
  return (error) => {
    if (error instanceof ShownElsewhere) return { text: '', isOffline: false };
    const text = errorText(error);
    const isOffline = isOfflineError(error);
    // A screen's own text says what was not done, and is kept.
    const isItsOwn = error instanceof Error && error.message === text;
    return { text: isOffline && isItsOwn ? '' : text, isOffline };
  };
}
