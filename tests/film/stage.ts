import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, Locator, Page } from 'playwright-core';

import { settleOf } from '../screens/settling.ts';
import { captionHeight, frameSize, stagePage } from './stage-page.ts';

/** A page of the product in the film, and where its picture is in a frame. */
export interface Actor {
  readonly page: Page;
  readonly on: 'computer' | 'phone';
  /** Pixels of a frame per pixel of the page. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The picture of a computer's screen is made a seventh larger. */
export const computerScreen = {
  viewport: { width: 1120, height: (frameSize.height - captionHeight) / (8 / 7) },
  deviceScaleFactor: 8 / 7,
};
export const phoneScreen = { viewport: { width: 360, height: 684 }, deviceScaleFactor: 1 };

export const onComputer = (page: Page): Actor => ({
  page,
  on: 'computer',
  scale: 8 / 7,
  left: 0,
  top: 0,
});
export const onPhone = (page: Page): Actor => ({
  page,
  on: 'phone',
  scale: 1,
  left: 460,
  top: 22,
});

export interface Frame {
  readonly file: string;
  readonly seconds: number;
}

/** Where the pointer begins on a page. */
const startOf = { computer: { x: 940, y: 600 }, phone: { x: 640, y: 560 } } as const;
const glideSeconds = 0.48;
const glideFrames = 12;

/**
 * Takes the film picture by picture. How long each is shown is decided here and not by the speed of the machine, so
 * that the film is the same wherever it is made.
 */
export class Stage {
  readonly frames: Frame[] = [];
  readonly #view: Page;
  readonly #folder: string;
  #actor: Actor | undefined;
  #settle = async (): Promise<void> => undefined;
  #pointer: { readonly x: number; readonly y: number } = startOf.computer;

  private constructor(view: Page, folder: string) {
    this.#view = view;
    this.#folder = folder;
  }

  static async open(browser: Browser, folder: string, font: Buffer): Promise<Stage> {
    await mkdir(folder, { recursive: true });
    const view = await browser.newPage({ viewport: frameSize });
    await view.setContent(stagePage(font));
    await view.evaluate(() => document.fonts.load('500 27px Inter').then(() => undefined));
    return new Stage(view, folder);
  }

  get seconds(): number {
    return this.frames.reduce((sum, { seconds }) => sum + seconds, 0);
  }

  /** Turns to another page; what comes has this caption. */
  async turnTo(actor: Actor, part: string, caption: string): Promise<void> {
    this.#actor = actor;
    this.#settle = settleOf(actor.page);
    await this.#view.evaluate(
      (shown) => {
        document.body.dataset['on'] = shown.on;
        const [number, text] = document.querySelectorAll('#caption b, #caption span');
        if (number) number.textContent = shown.part;
        if (text) text.textContent = shown.caption;
      },
      { on: actor.on, part, caption },
    );
    await this.#put(startOf[actor.on]);
  }

  /** Shows the page as it is, once it has come to rest. */
  async hold(seconds: number): Promise<void> {
    await this.#settle();
    await this.#draw();
    await this.#take(seconds);
  }

  async #draw(): Promise<void> {
    const picture = await this.#there().page.screenshot({
      animations: 'disabled',
      caret: 'initial',
    });
    const address = `data:image/png;base64,${picture.toString('base64')}`;
    await this.#view.evaluate(async (src) => {
      const image = document.querySelector('img');
      if (image === null) return;
      image.src = src;
      await image.decode();
    }, address);
  }

  /** Moves the pointer to an element and presses it. */
  async press(place: Locator, seconds = 0.5): Promise<void> {
    await this.point(place);
    await this.#view.evaluate(() =>
      document.querySelector('#pointer')?.setAttribute('data-down', ''),
    );
    await this.#take(0.16);
    await place.click();
    await this.#view.evaluate(() =>
      document.querySelector('#pointer')?.removeAttribute('data-down'),
    );
    await this.hold(seconds);
  }

  async point(place: Locator): Promise<void> {
    await place.waitFor();
    await place.scrollIntoViewIfNeeded();
    await this.#settle();
    await this.#draw();
    const { scale, left, top } = this.#there();
    const box = await place.boundingBox();
    if (box === null) throw new Error(`${String(place)} is not to be seen.`);
    const to = {
      x: left + (box.x + box.width * 0.5) * scale,
      y: top + (box.y + Math.min(box.height * 0.5, 24)) * scale,
    };
    const from = this.#pointer;
    for (let step = 1; step <= glideFrames; step += 1) {
      const part = step / glideFrames;
      const eased = part * part * (3 - 2 * part);
      await this.#put({ x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased });
      await this.#take(glideSeconds / glideFrames);
    }
  }

  async #put(place: { readonly x: number; readonly y: number }): Promise<void> {
    this.#pointer = place;
    await this.#view.evaluate(({ x, y }) => {
      const pointer = document.querySelector<HTMLElement>('#pointer');
      if (pointer) Object.assign(pointer.style, { left: `${x}px`, top: `${y}px` });
    }, place);
  }

  #there(): Actor {
    if (this.#actor === undefined) throw new Error('The film has not turned to a page yet.');
    return this.#actor;
  }

  async #take(seconds: number): Promise<void> {
    const file = join(this.#folder, `${String(this.frames.length).padStart(4, '0')}.png`);
    await writeFile(file, await this.#view.screenshot());
    this.frames.push({ file, seconds });
  }
}
