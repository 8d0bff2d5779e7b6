/**
 * MANDATORY_DIALOG — the attribute of a dialog that cannot be closed.
 * isMandatoryDialogOpen() — nothing else, such as the search, may be opened over such a dialog.
 */
export const MANDATORY_DIALOG = 'data-mandatory';

export function isMandatoryDialogOpen(): boolean {
  return document.querySelector(`[${MANDATORY_DIALOG}]`) !== null;
}
