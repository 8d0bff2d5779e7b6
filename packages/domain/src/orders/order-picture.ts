import type { DateText } from '../dates.ts';
import { badInput } from '../errors.ts';

/** A picture of an order (product O7). */
export interface OrderPicture {
  /** '12.01jbm4…': the order's number and an id that sorts by time. */
  readonly id: string;
  readonly orderNumber: number;
  readonly title: string;
  readonly message: string;
  readonly date: DateText;
  /** Id of the user who added it. */
  readonly by: string;
}

interface SentPicture {
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  readonly date?: DateText | undefined;
}

/** Product V12. */
const pictureIncomplete = 'Udfyld minimum titel, dato og fil!';

/**
 * Checks a new picture with its file. Throws bad_input with the documented text at each missing
 * field: title, date or the file (`image`).
 */
export function completePicture<File>(
  { title, message = '', date }: SentPicture,
  file: File | undefined,
): Pick<OrderPicture, 'title' | 'message' | 'date'> & { readonly file: File } {
  if (title !== undefined && date !== undefined && file !== undefined)
    return { title, message, date, file };
  const missing = Object.entries({ title, date, image: file }).filter(([, one]) => !one);
  throw badInput(Object.fromEntries(missing.map(([field]) => [field, pictureIncomplete])));
}

/** The id of a new picture, which begins with the number of its order. */
export function pictureIdOf(orderNumber: number, newId: string): string {
  return `${orderNumber}.${newId.toLowerCase()}`;
}
