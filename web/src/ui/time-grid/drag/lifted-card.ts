import classes from './ghost.module.css';

interface Position {
  readonly x: number;
  readonly y: number;
}

/** A copy of a block that follows the pointer on boards of days. */
export class LiftedCard {
  readonly #card: HTMLElement;
  readonly #left: number;
  readonly #top: number;

  readonly #from: Position;

  constructor(block: HTMLElement, from: Position) {
    this.#from = from;
    const { left, top, width } = block.getBoundingClientRect();
    this.#card = block.cloneNode(true) as HTMLElement;
    this.#card.classList.add(classes.lifted ?? '');
    this.#card.inert = true;
    delete this.#card.dataset['event'];
    delete this.#card.dataset['moving'];
    this.#card.style.width = `${width}px`;
    this.#left = left;
    this.#top = top;
    document.body.append(this.#card);
    this.moveTo(from.x, from.y);
  }

  moveTo(x: number, y: number): void {
    const [left, top] = [this.#left + x - this.#from.x, this.#top + y - this.#from.y];
    this.#card.style.transform = `translate3d(${left}px, ${top}px, 0) rotate(2deg)`;
  }

  remove(): void {
    this.#card.remove();
  }
}
