import type { Place } from '../model/moves.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const CATEGORY = 'data-category-id';
export const CATEGORY_PILL = 'data-category-pill';
export const TASK = 'data-task-id';
export const LIFTED = 'data-lifted';

/** px from a point to a box; 0 inside. */
export function distanceTo({ left, right, top, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** How many of `count` boxes, from top to bottom, have their middle above `y`. Reads few of them. */
export function countAbove(count: number, middleOf: (index: number) => number, y: number): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (middleOf(middle) < y) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The cards of a category but the lifted one. */
export function cardsOf(board: HTMLElement, categoryId: string): readonly HTMLElement[] {
  const category = categoryElement(board, categoryId);
  return category === undefined
    ? []
    : [...category.querySelectorAll<HTMLElement>(`[${TASK}]:not([${LIFTED}])`)];
}

export function categoryElement(board: HTMLElement, id: string): HTMLElement | undefined {
  return [...board.querySelectorAll<HTMLElement>(`[${CATEGORY}]`)].find(
    (element) => element.getAttribute(CATEGORY) === id,
  );
}

function nearest(elements: readonly HTMLElement[], x: number, y: number): HTMLElement | undefined {
  const distances = elements.map((element) => distanceTo(element.getBoundingClientRect(), x, y));
  return elements[distances.indexOf(Math.min(...distances))];
}

/** The place under the pointer: a pill stands for the top of its category. */
export function placeAt(board: HTMLElement, x: number, y: number): Place | undefined {
  const pill = [...board.querySelectorAll<HTMLElement>(`[${CATEGORY_PILL}]`)].find(
    (element) => distanceTo(element.getBoundingClientRect(), x, y) === 0,
  );
  const pillId = pill?.getAttribute(CATEGORY_PILL);
  if (typeof pillId === 'string') return { categoryId: pillId, index: 0 };
  const category = nearest([...board.querySelectorAll<HTMLElement>(`[${CATEGORY}]`)], x, y);
  const categoryId = category?.getAttribute(CATEGORY);
  if (typeof categoryId !== 'string') return undefined;
  const cards = cardsOf(board, categoryId);
  return { categoryId, index: countAbove(cards.length, (index) => middle(cards[index]), y) };
}

function middle(card: HTMLElement | undefined): number {
  const box = card?.getBoundingClientRect();
  return box === undefined ? 0 : (box.top + box.bottom) / 2;
}

/** The card's element once more, as a picture of it. */
export function copyOf(card: HTMLElement): Node {
  const copy = card.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  for (const name of [TASK, LIFTED]) copy.removeAttribute(name);
  copy.inert = true;
  return copy;
}
