import type { GridChange, GridVerdict } from '../types.ts';
import type { BoardMap } from './board-map.ts';

/** A proposed place, drawn over the board without drawing the board again. */
export interface Draft {
  readonly change: GridChange;
  readonly verdict: GridVerdict | undefined;
  readonly map: BoardMap;
  readonly by: 'pointer' | 'keys';
}

/** A value that components subscribe to. */
export class Store<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(value: Value): void {
    if (value === this.#value) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}
