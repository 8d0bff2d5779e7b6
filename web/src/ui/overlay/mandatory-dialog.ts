/**
 * MUST_ANSWER — marks a dialog without a way out.
 * mustAnswer() — whether such a dialog is on the screen: nothing else is offered until it is answered.
 */
export const MUST_ANSWER = 'data-must-answer';

export function mustAnswer(): boolean {
  return document.querySelector(`[${MUST_ANSWER}]`) !== null;
}
