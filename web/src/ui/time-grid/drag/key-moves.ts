import { steppedChange, stretchedChange } from '../math/change.ts';
import { signOf, stepOf, type Arrow, type BoardKind } from '../math/key-step.ts';
import type { GridChange, GridEvent } from '../types.ts';
import type { Proposals } from './proposals.ts';

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Moves an event, or a new one, by arrows; Enter drops it, Escape and leaving give it up. */
export class KeyMoves {
  private readonly proposals: Proposals;

  constructor(proposals: Proposals) {
    this.proposals = proposals;
  }

  /** True when the key was used. */
  press(key: KeyboardEvent, event: GridEvent | undefined): boolean {
    const draft = this.proposals.draft.get();
    if (draft?.by === 'keys' && this.#finish(key.key)) return true;
    if (draft === undefined && event === undefined && key.key === 'Enter') return this.#startNew();
    const arrow = key.altKey || key.metaKey ? undefined : arrows[key.key];
    return arrow !== undefined && this.#move(arrow, key, event);
  }

  #move(arrow: Arrow, key: KeyboardEvent, event: GridEvent | undefined): boolean {
    const draft = this.proposals.draft.get();
    const map = draft?.map ?? this.proposals.measure();
    const change = draft?.change ?? this.#start(event);
    if (map === undefined || change === undefined) return false;
    const next = key.shiftKey
      ? this.#stretch(change, arrow, key.ctrlKey)
      : this.#step(change, arrow, map.kind);
    if (next !== undefined) {
      this.proposals.propose(next, map, 'keys');
      this.#show();
    }
    return true;
  }

  #finish(key: string): boolean {
    if (key === 'Enter') this.proposals.drop();
    else if (key === 'Escape') this.proposals.giveUp();
    else return false;
    return true;
  }

  #startNew(): boolean {
    const map = this.proposals.measure();
    const change = map === undefined ? undefined : this.#start(undefined);
    if (map === undefined || change === undefined) return false;
    this.proposals.propose(change, map, 'keys');
    this.#show();
    return true;
  }

  /** Without an event a new one, at the first hour of the first lane and day. */
  #start(event: GridEvent | undefined): GridChange | undefined {
    const { lanes, days, rules, today, onCreate, onChange } = this.proposals.state();
    if (event !== undefined) {
      if (onChange === undefined || event.isFixed === true) return undefined;
      const { laneId, start, end } = event;
      return { kind: 'move', event, laneId, start, end };
    }
    const lane = lanes[0];
    const date = days.includes(today) ? today : days[0];
    if (onCreate === undefined || lane === undefined || date === undefined) return undefined;
    const start = `${date}T${String(rules.hours.from).padStart(2, '0')}:00`;
    const first = { kind: 'create', laneId: lane.id, start, end: start } as const;
    return stretchedChange(first, 'end', rules.newLength, rules.minimum);
  }

  #step(change: GridChange, arrow: Arrow, kind: BoardKind): GridChange | undefined {
    const { lanes, days, rules } = this.proposals.state();
    const step = stepOf(kind, arrow, {
      laneId: change.laneId,
      lanes: lanes.map(({ id }) => id),
      snap: rules.snap,
      isAllDay: change.event?.isAllDay === true,
    });
    return steppedChange(change, step, days);
  }

  #stretch(change: GridChange, arrow: Arrow, isStart: boolean): GridChange {
    const { rules } = this.proposals.state();
    const minutes = change.event?.isAllDay === true ? 1440 : rules.snap;
    return stretchedChange(
      change,
      isStart ? 'start' : 'end',
      signOf(arrow) * minutes,
      rules.minimum,
    );
  }

  /** Scrolls the proposed place into view. */
  #show(): void {
    requestAnimationFrame(() =>
      this.proposals.grid
        .querySelector('[data-ghost]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  }
}
