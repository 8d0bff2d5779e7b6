import { drawnEvent, movedTo, newAt, resizedTo, type Edge, type Spot } from '../math/change.ts';
import type { GridChange, GridEvent } from '../types.ts';
import { scrollNear } from './auto-scroll.ts';
import type { BoardMap } from './board-map.ts';
import { LiftedCard } from './lifted-card.ts';
import { pointIn } from './measure.ts';
import { catchPointer, suppressClick } from './pointer-capture.ts';
import type { Proposals } from './proposals.ts';

/** px that a mouse moves before it drags, and that a finger may move while it is held. */
const mouseSlack = 4;
const fingerSlack = 10;
/** ms */
const longPress = 350;

/** The pressed thing: a block to move, one of its ends, or an empty place to draw on. */
interface Pressed {
  readonly event?: GridEvent | undefined;
  readonly block?: HTMLElement | undefined;
  readonly edge?: Edge | undefined;
}

interface Active {
  readonly map: BoardMap;
  readonly grabbed: Spot;
  readonly card: LiftedCard | undefined;
}

/**
 * One press of a pointer until it is released. A mouse drags as soon as it moves; a finger after a long press,
 * so that scrolling works as everywhere.
 */
export class PointerDrag {
  #active: Active | undefined;
  #at: { x: number; y: number };
  #frame = 0;
  #catcher: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listening = new AbortController();

  private readonly proposals: Proposals;
  private readonly pressed: Pressed;
  private readonly down: PointerEvent;
  private readonly ended: () => void;

  constructor(proposals: Proposals, pressed: Pressed, down: PointerEvent, ended: () => void) {
    this.proposals = proposals;
    this.pressed = pressed;
    this.down = down;
    this.ended = ended;
    this.#at = { x: down.clientX, y: down.clientY };
    const { signal } = this.#listening;
    window.addEventListener('pointermove', this.#move, { signal });
    window.addEventListener('pointerup', this.#up, { signal });
    window.addEventListener('pointercancel', () => this.stop(), { signal });
    window.addEventListener('keydown', this.#key, { signal, capture: true });
    window.addEventListener('selectstart', this.#keepFromSelecting, { signal });
    if (down.pointerType === 'touch') this.#timer = setTimeout(() => this.#begin(), longPress);
  }

  get isActive(): boolean {
    return this.#active !== undefined;
  }

  /** Gives the press up and leaves everything where it was. */
  stop(): void {
    this.#end();
    this.proposals.giveUp();
  }

  readonly #move = (event: PointerEvent) => {
    if (event.pointerId !== this.down.pointerId) return;
    this.#at = { x: event.clientX, y: event.clientY };
    if (this.#active === undefined) this.#beginOrLeave();
    else if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw);
  };

  #beginOrLeave(): void {
    const distance = Math.hypot(this.#at.x - this.down.clientX, this.#at.y - this.down.clientY);
    if (this.down.pointerType === 'touch') {
      if (distance > fingerSlack) this.#end();
    } else if (distance > mouseSlack) this.#begin();
  }

  #begin(): void {
    const { proposals, pressed, down } = this;
    const map = proposals.measure();
    if (map === undefined) return this.#end();
    const grabbed = map.spotAt(pointIn(proposals.grid, down.clientX, down.clientY));
    const isLifted = grabbed.minute === undefined && pressed.block !== undefined;
    const card = isLifted
      ? new LiftedCard(pressed.block, { x: down.clientX, y: down.clientY })
      : undefined;
    this.#active = { map, grabbed, card };
    this.#catcher = catchPointer(proposals.grid, down.pointerId, pressed.edge !== undefined);
    if (down.pointerType === 'touch') navigator.vibrate?.(10);
    this.#draw();
  }

  /** Once a frame: the newest position, and scrolling as long as the pointer is at an edge. */
  readonly #draw = () => {
    this.#frame = 0;
    const active = this.#active;
    if (active === undefined) return;
    const { grid } = this.proposals;
    const { x, y } = this.#at;
    active.card?.moveTo(x, y);
    this.#propose(active, active.map.spotAt(pointIn(grid, x, y)));
    const scroller = grid.querySelector('[data-scroller]');
    if (scroller !== null && scrollNear(scroller, x, y)) {
      this.#active = { ...active, map: this.proposals.measure() ?? active.map };
      this.#frame = requestAnimationFrame(this.#draw);
    }
  };

  #propose({ map, grabbed }: Active, spot: Spot): void {
    const change = this.#changeTo(grabbed, spot);
    if (change !== undefined) this.proposals.propose(change, map, 'pointer');
  }

  #changeTo(grabbed: Spot, spot: Spot): GridChange | undefined {
    const { event, edge } = this.pressed;
    const { rules, lanes } = this.proposals.state();
    if (event === undefined) {
      const laneId = grabbed.laneId ?? lanes[0]?.id ?? '';
      const isStill = this.down.clientX === this.#at.x && this.down.clientY === this.#at.y;
      return grabbed.minute === undefined || isStill
        ? newAt(grabbed, laneId, rules)
        : drawnEvent(grabbed, spot, laneId, rules);
    }
    if (edge !== undefined) return resizedTo(event, edge, spot, rules);
    return movedTo(event, grabbed, spot, rules);
  }

  readonly #up = (event: PointerEvent) => {
    if (event.pointerId !== this.down.pointerId) return;
    if (this.#active !== undefined) {
      this.#at = { x: event.clientX, y: event.clientY };
      this.#draw();
      suppressClick();
      this.#end();
      this.proposals.drop();
      return;
    }
    this.#end();
    if (this.pressed.event === undefined && event.pointerType !== 'touch') this.#dropClicked();
  };

  /** A click on an empty place makes an event of the usual length. */
  #dropClicked(): void {
    const { proposals, down } = this;
    const map = proposals.measure();
    if (map === undefined) return;
    const spot = map.spotAt(pointIn(proposals.grid, down.clientX, down.clientY));
    const { rules, lanes } = proposals.state();
    proposals.propose(newAt(spot, spot.laneId ?? lanes[0]?.id ?? '', rules), map, 'pointer');
    proposals.drop();
  }

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.stop();
  };

  readonly #keepFromSelecting = (event: Event) => {
    if (this.isActive) event.preventDefault();
  };

  #end(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#active?.card?.remove();
    this.#active = undefined;
    this.#catcher?.remove();
    this.#listening.abort();
    this.ended();
  }
}
