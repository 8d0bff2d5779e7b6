import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import type { Frame } from './stage.ts';

/** VP9 for browsers with free codecs; H.264 for Safari on iPhones before iOS 17.4, which play no WebM. */
const films = {
  'film.webm': ['libvpx-vp9', '-crf', '36', '-b:v', '0', '-cpu-used', '4', '-row-mt', '1'],
  'film.mp4': ['libx264', '-crf', '26', '-tune', 'animation', '-movflags', '+faststart'],
} as const;

/** Encodes the frames by ffmpeg into both films, and the poster; returns their sizes in KB. */
export async function encode(
  frames: readonly Frame[],
  { work, out }: { readonly work: string; readonly out: string },
): Promise<Readonly<Record<string, number>>> {
  const list = join(work, 'frames.txt');
  const lines = frames.flatMap(({ file, seconds }) => [`file '${file}'`, `duration ${seconds}`]);
  // The last picture is named again, since the list leaves its duration out otherwise.
  writeFileSync(list, [...lines, `file '${frames.at(-1)?.file ?? ''}'`, ''].join('\n'));
  const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list];
  for (const [name, codec] of Object.entries(films)) {
    const options = ['-vf', 'fps=25,format=yuv420p', '-g', '250', '-c:v', ...codec];
    execFileSync('ffmpeg', [...input, ...options, join(out, name)], { stdio: 'inherit' });
  }
  // Read here: the functions, which ran in this process, forbid libvips to open files by itself.
  const first = readFileSync(frames[0]?.file ?? '');
  await sharp(first).webp({ quality: 72, effort: 6 }).toFile(join(out, 'poster.webp'));
  const names = [...Object.keys(films), 'poster.webp'];
  return Object.fromEntries(
    names.map((name) => [name, Math.round(statSync(join(out, name)).size / 1024)]),
  );
}
