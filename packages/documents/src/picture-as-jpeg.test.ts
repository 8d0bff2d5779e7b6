import { expect, it, vi } from 'vitest';
import { pictureAsJpeg } from './picture-as-jpeg.ts';

/** A stand-in for the browser's canvas that records what is drawn. */
function browserWithPicture(width: number, height: number): { drawn: unknown[]; made: unknown[] } {
  const drawn: unknown[] = [];
  const made: unknown[] = [];
  class Canvas {
    getContext(): object {
      return {
        set fillStyle(color: string) {
          drawn.push(color);
        },
        fillRect: (...area: number[]) => drawn.push(area),
        drawImage: (_: object, ...area: number[]) => drawn.push(area),
      };
    }
    convertToBlob(options: object): Promise<Blob> {
      made.push(options);
      return Promise.resolve(new Blob([new Uint8Array([0xff, 0xd8])]));
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  return { drawn, made };
}

it('makes a JPEG of quality 0.98, with transparent parts white', async () => {
  const { drawn, made } = browserWithPicture(300, 200);
  const picture = await pictureAsJpeg(new Blob());
  expect(made).toEqual([{ type: 'image/jpeg', quality: 0.98 }]);
  expect(drawn).toEqual(['#FFFFFF', [0, 0, 300, 200], [0, 0, 300, 200]]);
  expect(picture).toEqual({ jpeg: new Uint8Array([0xff, 0xd8]), width: 300, height: 200 });
});

it('scales a large picture down, keeping its proportions', async () => {
  browserWithPicture(4800, 1200);
  expect(await pictureAsJpeg(new Blob())).toMatchObject({ width: 1200, height: 300 });
});
