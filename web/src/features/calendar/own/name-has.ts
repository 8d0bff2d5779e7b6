import { foldText } from '@driftig/domain/text/fold-text';

/** Whether a name contains the searched text, in any case and spelling of its letters (product K9). */
export const nameHas = (name: string, search: string): boolean =>
  foldText(name).includes(foldText(search.trim()));
