import { formatQuantity } from '@driftig/domain/format';

/** Hundredths of a day as '5,48'. */
export const daysFigure = (hundredths: number) => formatQuantity(hundredths / 100);

/** '5,48 dage', '1 dag'. */
export function daysText(hundredths: number): string {
  return `${daysFigure(hundredths)} ${Math.abs(hundredths) === 100 ? 'dag' : 'dage'}`;
}
