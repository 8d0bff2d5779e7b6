/**
 * ErrorTextContext   the application gives UiProvider one function that words a failed call
 * useErrorText()     dialogs read it to say what went wrong
 */
import { createContext, use } from 'react';

export type ErrorText = (error: unknown) => string;

export const ErrorTextContext = createContext<ErrorText>(() => 'Noget gik galt. Prøv igen.');

export function useErrorText(): ErrorText {
  return use(ErrorTextContext);
}
