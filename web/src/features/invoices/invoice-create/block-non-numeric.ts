import type { InputEvent } from 'react';

/** Part 2 §5: comma and dot are both decimals, and what is no number is ignored as it is typed. */
export function blockNonNumeric(event: InputEvent<HTMLInputElement>): void {
  const text = event.data;
  if (typeof text === 'string' && !/[\d.,\s\u2212-]/.test(text)) event.preventDefault();
}
