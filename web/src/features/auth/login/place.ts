import { createContext, use } from 'react';

import { failureTexts, type AuthPlace, type FailureTexts } from './texts.ts';

/** Place of the dialog, for the texts of its modes. */
export const PlaceContext = createContext<AuthPlace>('landing');

export function useFailureTexts(): FailureTexts {
  return failureTexts[use(PlaceContext)];
}
