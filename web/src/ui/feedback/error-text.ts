/**
 * ErrorTextContext   the function that turns an error into text, given to UiProvider by the app
 * useErrorText()     reads it; used by forms and dialogs
 */
import { createContext, use } from 'react';

export type ErrorText = (error: unknown) => string;

export const ErrorTextContext = createContext<ErrorText>(() => 'Noget gik galt. Prøv igen.');

export function useErrorText(): ErrorText {
  return use(ErrorTextContext);
}
