/** Part 2 §8, to the letter. */
export const invoiceSaved = 'Data saved successfully!';
export const statusChanged = 'Data changed successfully!';

/** Reading D5: the shown number was taken meanwhile. */
export function numberMoved(shown: number, given: number): string {
  return `${invoiceSaved} Nummer ${shown} blev taget imens, så fakturaen fik nummer ${given}.`;
}
