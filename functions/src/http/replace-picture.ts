import { AppError, badInput } from '@driftig/domain/errors';
import type { Actor } from '@driftig/domain/actor';

import type { UploadedFile } from './exchange.ts';
import { fileStore } from './files.ts';
import { redraw } from './redraw.ts';

interface Sent {
  readonly actor: Actor;
  readonly files: ReadonlyMap<string, UploadedFile>;
  readonly newId: () => string;
}

interface Kind {
  /** The field it is sent in, and the folder it is kept in. */
  readonly field: 'logo' | 'picture';
  /** In pixels, once it is drawn anew. */
  readonly longestSide: number;
}

/**
 * Keeps the picture that was sent, drawn anew. The file stands before `change` lets a record speak
 * of it; the one before, whose name `change` answers with ('' for none), goes when it is spoken of no
 * more. A change that is refused leaves no file behind. Throws bad_input where nothing was sent.
 */
export async function replacePicture(
  { actor, files, newId }: Sent,
  { field, longestSide }: Kind,
  change: (name: string) => Promise<string>,
): Promise<void> {
  const sent = files.get(field);
  if (sent === undefined) throw badInput({ [field]: 'Vælg en fil.' });
  const kept = fileStore(actor.companyId);
  const name = `${field}/${newId().toLowerCase()}.jpg`;
  await kept.put(name, await redraw(sent.content, longestSide, field));
  const before = await change(name).catch(async (error: unknown) => {
    // Anything but a refusal may have been written all the same: then the file must stay.
    if (error instanceof AppError) await kept.remove(name);
    throw error;
  });
  if (before !== '') await kept.remove(before);
}
