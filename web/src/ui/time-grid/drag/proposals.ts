import { isSamePlace, isUnchanged } from '../math/change.ts';
import { placeText, texts } from '../texts.ts';
import type { GridChange, GridVerdict } from '../types.ts';
import type { BoardMap } from './board-map.ts';
import { Store, type Draft } from './draft-store.ts';
import { LaneAsker } from './lane-asker.ts';
import type { GridState } from './grid-state.ts';
import { measure } from './measure.ts';

const verdictText = (verdict: GridVerdict | undefined) =>
  verdict === undefined
    ? ''
    : ` ${[verdict.title, verdict.detail].filter(Boolean).join('. ').replace(/\.?$/, '.')}`;

/** The proposed place that pointer and keys share: asked, drawn, announced, dropped or given up. */
export class Proposals {
  readonly draft = new Store<Draft | undefined>(undefined);
  /** Read aloud. */
  readonly message = new Store('');
  #refocus: string | undefined;
  readonly asker: LaneAsker;
  #marked: HTMLElement[] = [];
  #markedIds = '';

  readonly grid: HTMLElement;
  readonly state: () => GridState;

  constructor(grid: HTMLElement, state: () => GridState) {
    this.grid = grid;
    this.state = state;
    this.asker = new LaneAsker(this.draft, state);
  }

  measure(): BoardMap | undefined {
    return measure(this.grid, this.state());
  }

  propose(change: GridChange, map: BoardMap, by: Draft['by']): void {
    const shown = this.draft.get();
    if (isSamePlace(shown?.change, change) && shown?.map === map) return;
    const verdict = isUnchanged(change) ? undefined : this.state().check?.(change);
    this.draft.set({ change, verdict, map, by });
    this.#mark(change.event?.id, verdict?.causeId);
    if (by === 'keys') this.#announce(change, verdict);
  }

  /** Hands a change over unless it is refused or leaves the event where it is. */
  drop(): void {
    const draft = this.draft.get();
    this.#clear();
    if (draft === undefined) return;
    const { change, verdict } = draft;
    if (isUnchanged(change)) return;
    if (verdict?.level === 'refused') {
      this.message.set(`${texts.refused}${verdictText(verdict)}`);
      return;
    }
    const { onCreate, onChange, lanes } = this.state();
    this.message.set(`${texts.dropped} ${placeText(change, lanes)}.`);
    this.#refocus = change.event?.id;
    if (change.kind === 'create') onCreate?.(change, verdict);
    else onChange?.(change, verdict);
  }

  giveUp(): void {
    if (this.draft.get() === undefined) return;
    this.#clear();
    this.message.set(texts.givenUp);
  }

  /** A moved block may be another element by now; the focus follows it unless it has gone elsewhere. */
  refocusMoved(): void {
    if (this.#refocus === undefined) return;
    if (document.activeElement === document.body)
      this.blocksOf(this.#refocus)[0]?.focus({ preventScroll: true });
    this.#refocus = undefined;
  }

  blocksOf(id: string): readonly HTMLElement[] {
    return [...this.grid.querySelectorAll<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)];
  }

  #announce(change: GridChange, verdict: GridVerdict | undefined): void {
    const place = placeText(change, this.state().lanes);
    this.message.set(`${place}.${verdictText(verdict)} ${texts.keys}`);
  }

  /** By attributes, so that neither board nor block is drawn again. */
  #mark(movingId: string | undefined, causeId: string | undefined): void {
    const ids = JSON.stringify([movingId, causeId]);
    if (ids === this.#markedIds) return;
    this.#unmark();
    this.#markedIds = ids;
    for (const [id, name] of [
      [movingId, 'moving'],
      [causeId, 'cause'],
    ] as const) {
      if (id === undefined) continue;
      for (const block of this.blocksOf(id)) {
        block.dataset[name] = 'true';
        this.#marked.push(block);
      }
    }
  }

  #unmark(): void {
    for (const { dataset } of this.#marked) {
      delete dataset['moving'];
      delete dataset['cause'];
    }
    this.#marked = [];
    this.#markedIds = '';
  }

  #clear(): void {
    this.#unmark();
    this.draft.set(undefined);
  }
}
