/**
 * MUST_ANSWER — marks a dialog without a way out.
 * mustAnswer() — whether such a dialog is on the screen: nothing else is offered until it is answered.
 */
export const MANDATORY_DIALOG = 'data-mandatory';

export function isMandatoryDialogOpen(): boolean {
  return document.querySelector(`[${MANDATORY_DIALOG}]`) !== null;
}
