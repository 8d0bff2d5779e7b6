import type { Edge } from '../math/change.ts';
import type { GridEvent } from '../types.ts';
import { KeyMoves } from './key-moves.ts';
import { PointerDrag } from './pointer-drag.ts';
import type { GridState } from './grid-state.ts';
import { Proposals } from './proposals.ts';

/** px at an end of a block that resize it: a mouse is more exact than a finger. */
const mouseEdge = 7;
const fingerEdge = 16;

/** Listens to pointers and keys of the whole grid. */
export class Controller {
  readonly proposals: Proposals;
  readonly #keys: KeyMoves;
  #drag: PointerDrag | undefined;

  private readonly grid: HTMLElement;
  private readonly state: () => GridState;

  constructor(grid: HTMLElement, state: () => GridState) {
    this.grid = grid;
    this.state = state;
    this.proposals = new Proposals(grid, state);
    this.#keys = new KeyMoves(this.proposals);
  }

  /** Answers with what stops listening. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const { grid } = this;
    grid.addEventListener('pointerdown', this.#press, { signal });
    grid.addEventListener('click', this.#click, { signal });
    grid.addEventListener('keydown', this.#key, { signal });
    grid.addEventListener('focusout', () => this.#leave(), { signal });
    // Registered before a touch begins, as Safari wants it, and not passive: a drag must not scroll.
    grid.addEventListener('touchmove', this.#keepFromScrolling, { signal, passive: false });
    grid.addEventListener('contextmenu', this.#keepFromMenu, { signal });
    return () => {
      this.#drag?.stop();
      listening.abort();
    };
  }

  #eventOf(target: EventTarget | null): { event: GridEvent; block: HTMLElement } | undefined {
    const block = (target as Element | null)?.closest<HTMLElement>('[data-event]');
    const id = block?.dataset['event'];
    const event = this.state().events.find((one) => one.id === id);
    return block === null || block === undefined || event === undefined
      ? undefined
      : { event, block };
  }

  readonly #press = (down: PointerEvent) => {
    if (down.button !== 0 || !down.isPrimary) return;
    const { onChange, onCreate } = this.state();
    const found = this.#eventOf(down.target);
    const ended = () => (this.#drag = undefined);
    this.#drag?.stop();
    this.proposals.giveUp();
    if (found !== undefined) {
      if (onChange === undefined || found.event.isFixed === true) return;
      const pressed = { ...found, edge: edgeAt(found.block, down) };
      this.#drag = new PointerDrag(this.proposals, pressed, down, ended);
      return;
    }
    if (onCreate === undefined || !isEmptyPlace(down.target)) return;
    this.#drag = new PointerDrag(this.proposals, {}, down, ended);
  };

  readonly #click = ({ target }: MouseEvent) => {
    const found = this.#eventOf(target);
    if (found !== undefined) this.state().onOpen?.(found.event);
  };

  readonly #key = (key: KeyboardEvent) => {
    const found = this.#eventOf(key.target);
    const isPlace = (key.target as Element).hasAttribute('data-draw');
    if (found === undefined && !isPlace) return;
    if (!this.#keys.press(key, found?.event)) return;
    key.preventDefault();
    key.stopPropagation();
  };

  #leave(): void {
    if (this.proposals.draft.get()?.by === 'keys') this.proposals.giveUp();
  }

  readonly #keepFromScrolling = (event: TouchEvent) => {
    if (this.#drag?.isActive === true && event.cancelable) event.preventDefault();
  };

  readonly #keepFromMenu = (event: Event) => {
    if (this.#drag !== undefined) event.preventDefault();
  };
}

function isEmptyPlace(target: EventTarget | null): boolean {
  const element = target as Element | null;
  return (
    element?.closest('[data-plane] [data-date]') !== null && element?.closest('button') === null
  );
}

/** The end of a block on the time axis that a pointer is at. */
function edgeAt(block: HTMLElement, { clientY, pointerType }: PointerEvent): Edge | undefined {
  const { axis, openStart, openEnd } = block.dataset;
  if (axis === undefined) return undefined;
  const { top, bottom, height } = block.getBoundingClientRect();
  const reach = Math.min(pointerType === 'touch' ? fingerEdge : mouseEdge, height / 4);
  if (openEnd === undefined && bottom - clientY <= reach) return 'end';
  if (openStart === undefined && clientY - top <= reach) return 'start';
  return undefined;
}
