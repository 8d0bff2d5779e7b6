/** Digits in the order that strings are compared in. */
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const base = BigInt(digits.length);
/** Places that open a list at its ends differ in these first digits, so that they do not grow. */
const headLength = 6;
const middle = 'i00000';
/** A place between two others is chosen among at least 36^4, so that two at once differ. */
const freeDigits = 4;

/** A digit string as a number of `length` digits. */
function valueOf(place: string, length: number): bigint {
  let value = 0n;
  for (const digit of place.padEnd(length, '0')) value = value * base + digitOf(digit);
  return value;
}

const digitOf = (digit: string) => BigInt(Math.max(0, digits.indexOf(digit)));

function textOf(value: bigint, length: number): string {
  return value.toString(digits.length).padStart(length, '0');
}

/**
 * A fractional key between two others; undefined for an end of the list. `chance`, 0 to below 1, is the
 * part of the free room it is put at, so that two who insert at one spot get different keys.
 */
export function placeBetween(
  after: string | undefined,
  before: string | undefined,
  chance: number,
): string {
  const end = placeAtEnd(after, before, chance);
  if (end !== undefined) return end;
  const low = after ?? '';
  for (let length = Math.max(low.length, before?.length ?? 0); ; length += 1) {
    const from = valueOf(low, length);
    const to = before === undefined ? base ** BigInt(length) : valueOf(before, length);
    if (to <= from) throw new RangeError('The places are not in order');
    if (to - from >= base ** BigInt(freeDigits)) return textOf(inside(from, to, chance), length);
  }
}

/** In the middle half of the room, so that both sides keep some. */
function inside(from: bigint, to: bigint, chance: number): bigint {
  const room = to - from;
  return from + room / 4n + (room * BigInt(Math.floor(chance * 1e6))) / 2_000_000n;
}

/** One head before the first or after the last; undefined where there is no head left. */
function placeAtEnd(
  after: string | undefined,
  before: string | undefined,
  chance: number,
): string | undefined {
  const tail = textOf(BigInt(Math.floor(chance * 36 ** freeDigits)), freeDigits);
  if (after === undefined && before === undefined) return middle + tail;
  if (after !== undefined && before !== undefined) return undefined;
  const head = valueOf((after ?? before ?? '').slice(0, headLength), headLength);
  const next = after === undefined ? head - 1n : head + 1n;
  if (next <= 0n || next >= base ** BigInt(headLength)) return undefined;
  return textOf(next, headLength) + tail;
}

export interface Placed {
  readonly taskId: string;
  readonly place: string;
}

/** The one order that all see: by place, and by id where two got the same. */
export function comparePlaces(one: Placed, other: Placed): number {
  if (one.place !== other.place) return one.place < other.place ? -1 : 1;
  return one.taskId < other.taskId ? -1 : 1;
}

/** The neighbours that a task was dropped between, as the screen saw them; '' for an end. */
interface DroppedBetween {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/**
 * The place of a task that is dropped into a list, among the `others` of it. A neighbour that is not
 * there any more is ignored; where both are and are not neighbours any more, it goes right after the
 * first of them. Without neighbours it goes last.
 */
export function placeFor(
  others: readonly Placed[],
  { after, before }: DroppedBetween,
  chance: number,
): string {
  const sorted = others.toSorted(comparePlaces);
  const at = indexFor(sorted, { after, before });
  const low = sorted[at - 1]?.place;
  // Equal places leave no room between them: the first greater one bounds it.
  const high = sorted.slice(at).find(({ place }) => place !== low)?.place;
  return placeBetween(low, high, chance);
}

/** The index in the sorted list that the task gets. */
function indexFor(sorted: readonly Placed[], { after, before }: DroppedBetween): number {
  const indexOf = (taskId: string) => sorted.findIndex((one) => one.taskId === taskId);
  if (after !== undefined && after !== '') {
    const at = indexOf(after);
    if (at >= 0) return at + 1;
  }
  if (before !== undefined && before !== '') {
    const at = indexOf(before);
    if (at >= 0) return at;
  }
  return after === '' ? 0 : sorted.length;
}

/** A number from 0 to below 1 out of a new id, whose last letters are random. */
export function chanceOf(newId: string): number {
  const letters = newId.slice(-freeDigits).toLowerCase();
  return Number(valueOf(letters, freeDigits)) / 36 ** freeDigits;
}
