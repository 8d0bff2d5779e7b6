/**
 * ErrorTextContext   the function that turns an error into text, given to UiProvider by the app
 * useErrorText()     reads it; used by forms and dialogs
 * OfflineContext     the function that knows an error of a lost connection
 * useIsOffline()     reads it; such an error is worth trying again
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
