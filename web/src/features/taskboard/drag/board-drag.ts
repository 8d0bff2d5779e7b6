import type { KeyboardEvent } from 'react';

import {
  isSamePlace,
  neighboursOf,
  placeOf,
  steppedPlace,
  type Arrow,
  type Move,
  type Place,
} from '../model/moves.ts';
import { texts } from '../texts.ts';
import { DropLine } from './drop-line.ts';
import { cardsOf, LIFTED, placeAt, TASK } from './geometry.ts';

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly tasks: readonly { readonly id: string; readonly title: string }[];
}

interface BoardState {
  readonly board: HTMLElement | null;
  readonly categories: readonly Shown[];
  readonly onMove: (move: Move) => void;
  /** Read aloud. */
  readonly announce: (text: string) => void;
}

interface Lifted {
  readonly taskId: string;
  readonly by: 'keys' | 'pointer';
  readonly from: Place;
  readonly card: HTMLElement;
  readonly line: DropLine;
  place: Place;
}

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Lifts a card, proposes places for it, and drops it or gives it up: by pointer and by keyboard. */
export class BoardDrag {
  readonly #state: () => BoardState;
  #lifted: Lifted | undefined;

  constructor(state: () => BoardState) {
    this.#state = state;
  }

  lift(taskId: string, by: Lifted['by']): boolean {
    const { board, categories, announce } = this.#state();
    const from = placeOf(categories, taskId);
    const card = board?.querySelector<HTMLElement>(`[${TASK}="${CSS.escape(taskId)}"]`);
    if (this.#lifted !== undefined || !board || !card || from === undefined) return false;
    card.setAttribute(by === 'keys' ? 'data-grabbed' : LIFTED, '');
    this.#lifted = { taskId, by, from, place: from, card, line: new DropLine(board) };
    announce(texts.lifted(this.#title(taskId)));
    this.#show();
    return true;
  }

  /** The pointer is at `x`, `y` of the window. */
  moveTo(x: number, y: number): void {
    const { board } = this.#state();
    const place = board === null ? undefined : placeAt(board, x, y);
    if (place !== undefined) this.#propose(place);
  }

  drop(): void {
    const lifted = this.#end();
    if (lifted === undefined) return;
    const { taskId, place, from } = lifted;
    if (isSamePlace(place, from)) this.#state().announce(texts.givenUp);
    else
      this.#state().onMove({
        taskId,
        categoryId: place.categoryId,
        ...neighboursOf(this.#state().categories, taskId, place),
      });
  }

  giveUp(): void {
    if (this.#end() !== undefined) this.#state().announce(texts.givenUp);
  }

  /** The keys of a card's grip. */
  press(event: KeyboardEvent, taskId: string): void {
    if (!this.#takesKey(event.key, taskId)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The grip lost the focus. */
  leave(): void {
    if (this.#lifted?.by === 'keys') this.giveUp();
  }

  #takesKey(key: string, taskId: string): boolean {
    const lifted = this.#lifted;
    const isEnter = key === 'Enter' || key === ' ';
    if (lifted === undefined) return isEnter && this.lift(taskId, 'keys');
    if (lifted.by !== 'keys') return false;
    const arrow = arrows[key];
    if (arrow !== undefined) {
      this.#propose(steppedPlace(this.#state().categories, taskId, lifted.place, arrow));
      this.#scrollTo();
    } else if (isEnter) this.drop();
    else if (key === 'Escape') this.giveUp();
    else return false;
    return true;
  }

  #propose(place: Place): void {
    const lifted = this.#lifted;
    if (lifted === undefined) return;
    const isNew = !isSamePlace(place, lifted.place);
    lifted.place = place;
    this.#show();
    if (!isNew) return;
    const category = this.#state().categories.find(({ id }) => id === place.categoryId);
    const others = (category?.tasks ?? []).filter(({ id }) => id !== lifted.taskId).length;
    this.#state().announce(texts.place(category?.name ?? '', place.index + 1, others + 1));
  }

  #show(): void {
    const lifted = this.#lifted;
    if (lifted === undefined) return;
    const { place, from, by } = lifted;
    // By keyboard the card keeps its place meanwhile, so the line is one card further down.
    const isBelow =
      by === 'keys' && place.categoryId === from.categoryId && place.index > from.index;
    lifted.line.show(isBelow ? { ...place, index: place.index + 1 } : place);
  }

  #scrollTo(): void {
    const { board } = this.#state();
    const lifted = this.#lifted;
    if (board === null || lifted === undefined) return;
    const cards = cardsOf(board, lifted.place.categoryId);
    const near = cards[Math.min(lifted.place.index, cards.length - 1)];
    near?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    requestAnimationFrame(() => this.#show());
  }

  #end(): Lifted | undefined {
    const lifted = this.#lifted;
    this.#lifted = undefined;
    lifted?.line.remove();
    lifted?.card.removeAttribute(LIFTED);
    lifted?.card.removeAttribute('data-grabbed');
    return lifted;
  }

  #title(taskId: string): string {
    const tasks = this.#state().categories.flatMap((category) => category.tasks);
    return tasks.find(({ id }) => id === taskId)?.title ?? '';
  }
}
