import { dateOf } from '../math/wall-time.ts';
import type { GridChange, GridVerdict } from '../types.ts';
import type { BoardMap, Box } from './board-map.ts';
import { Store, type Draft } from './draft-store.ts';
import type { GridState } from './grid-state.ts';

interface LaneAnswer {
  readonly laneId: string;
  readonly box: Box;
  readonly verdict: GridVerdict;
}

/** ms of asking without a pause, so that no frame of a drag is late; ms that a place stays before. */
const slice = 4;
const settle = 60;
const none: readonly LaneAnswer[] = [];

/**
 * Asks the lanes in view about the day and time that an event is dragged to, in slices. The lane under the
 * pointer is asked as well, so that going on to another lane asks nothing anew.
 */
export class LaneAsker {
  readonly answers = new Store<readonly LaneAnswer[]>(none);
  readonly #state: () => GridState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: { readonly key: string; readonly map: BoardMap } | undefined;

  constructor(draft: Store<Draft | undefined>, state: () => GridState) {
    this.#state = state;
    draft.subscribe(() => this.#follow(draft.get()));
  }

  #follow(draft: Draft | undefined): void {
    const { answersLanes, check } = this.#state();
    if (draft?.change.event === undefined || answersLanes !== true || check === undefined)
      return this.#clear();
    const { change, map } = draft;
    const key = `${change.start} ${change.end}`;
    if (this.#asked?.key === key && this.#asked.map === map) return;
    this.#clear();
    this.#asked = { key, map };
    this.#timer = setTimeout(() => this.#ask(change, map, 0, []), settle);
  }

  #ask(change: GridChange, map: BoardMap, first: number, answers: LaneAnswer[]): void {
    const { lanes, check } = this.#state();
    const until = performance.now() + slice;
    let index = first;
    for (; index < lanes.length && performance.now() < until; index += 1) {
      const laneId = lanes[index]?.id ?? '';
      const box = map.cellInView?.(laneId, dateOf(change.start));
      const verdict = box === undefined ? undefined : check?.({ ...change, laneId });
      if (box !== undefined && verdict !== undefined) answers.push({ laneId, box, verdict });
    }
    if (index === lanes.length) this.answers.set(answers);
    else this.#timer = setTimeout(() => this.#ask(change, map, index, answers), 0);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#asked = undefined;
    this.answers.set(none);
  }
}
