import type { InputEvent } from 'react';

/** Product V14, of prices: comma and dot are both decimal separators, others cannot be typed. */
export function blockNonNumeric(event: InputEvent<HTMLInputElement>): void {
  const text = event.data;
  if (typeof text === 'string' && !/[\d.,\s\u2212-]/.test(text)) event.preventDefault();
}
