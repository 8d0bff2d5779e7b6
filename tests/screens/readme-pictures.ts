import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { repositoryDir } from '@driftig/local-cloud/repository-folders';
import sharp from 'sharp';

import type { Visit } from './camera.ts';
import { pictureName } from './shot.ts';
import type { Scheme, Shot, Width } from './shot.ts';

interface Picture {
  /** Its name below docs. */
  readonly file: string;
  /** The role and name of a screen. */
  readonly shot: string;
  readonly width: Width;
  readonly scheme: Scheme;
}

/** The pictures of README.md. */
const pictures: readonly Picture[] = [
  { file: 'screenshot.png', shot: 'owner-dashboard', width: 1440, scheme: 'light' },
  { file: 'screen-planner.png', shot: 'owner-planner-week', width: 1440, scheme: 'light' },
  { file: 'screen-board.png', shot: 'owner-board', width: 1440, scheme: 'light' },
  { file: 'screen-hours.png', shot: 'employee-time-own', width: 360, scheme: 'light' },
];

const shotOf = ({ shot: named }: Picture, shots: readonly Shot[]): Shot => {
  const found = shots.find(({ role, name }) => `${role}-${name}` === named);
  if (found === undefined) throw new Error(`No screen is called ${named}.`);
  return found;
};

export const readmeVisits = (shots: readonly Shot[]): readonly Visit[] =>
  pictures.map((picture) => ({
    shot: shotOf(picture, shots),
    width: picture.width,
    schemes: [picture.scheme],
  }));

/** Cuts the pictures that were taken to a window's size, in few colours, into docs. */
export async function keepReadmePictures(shots: readonly Shot[], folder: string): Promise<void> {
  for (const picture of pictures) {
    const { file, width, scheme } = picture;
    const name = pictureName(shotOf(picture, shots), width, scheme);
    // Read here: the functions, which ran in this process, forbid libvips to open files by itself.
    const taken = sharp(await readFile(join(folder, name)));
    const { height: whole } = await taken.metadata();
    const height = Math.min(whole, width === 360 ? 740 : 900);
    await taken
      .extract({ left: 0, top: 0, width, height })
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(repositoryDir, 'docs', file));
  }
}
