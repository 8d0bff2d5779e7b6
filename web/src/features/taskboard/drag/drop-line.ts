import { cardsOf, categoryElement, CATEGORY_PILL } from './geometry.ts';
import type { Place } from '../model/moves.ts';
import classes from './drag.module.css';

/** Half the space between two cards, px. */
const HALF_GAP = 5;

/** The line where the task would be put. It is moved without rendering the board. */
export class DropLine {
  readonly #line = document.createElement('div');
  readonly #board: HTMLElement;
  #pill: Element | undefined;

  constructor(board: HTMLElement) {
    this.#board = board;
    this.#line.className = classes.line ?? '';
    document.body.append(this.#line);
  }

  show({ categoryId, index }: Place): void {
    this.#markPill(categoryId);
    const place = this.#placeOf(categoryId, index);
    this.#line.hidden = place === undefined;
    if (place === undefined) return;
    this.#line.style.transform = `translate3d(${place.left}px, ${place.top}px, 0)`;
    this.#line.style.width = `${place.width}px`;
  }

  remove(): void {
    this.#line.remove();
    this.#pill?.removeAttribute('data-over');
  }

  #placeOf(categoryId: string, index: number) {
    const cards = cardsOf(this.#board, categoryId);
    const [above, below] = [cards[index - 1], cards[index]];
    const near = (below ?? above)?.getBoundingClientRect();
    if (near !== undefined) {
      const top = below === undefined ? near.bottom + HALF_GAP : near.top - HALF_GAP;
      return { left: near.left, width: near.width, top };
    }
    const list = categoryElement(this.#board, categoryId)?.querySelector('[data-task-list]');
    return list?.getBoundingClientRect();
  }

  #markPill(categoryId: string): void {
    const pills = [...this.#board.querySelectorAll(`[${CATEGORY_PILL}]`)];
    const pill = pills.find((one) => one.getAttribute(CATEGORY_PILL) === categoryId);
    if (pill === this.#pill) return;
    this.#pill?.removeAttribute('data-over');
    pill?.setAttribute('data-over', '');
    this.#pill = pill;
  }
}
