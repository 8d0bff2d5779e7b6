import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

import type { Caller } from '../company/company.ts';
import { pngFile, sendForm } from '../files/pictures.ts';

interface Sending {
  /** A small picture by default; undefined sends no file. */
  readonly file?: Blob | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendTaskPicture(who: Caller, taskId: string, sending: Sending = {}) {
  const { file, headers } = { file: pngFile(40, 30), ...sending };
  const form = new FormData();
  form.append('taskId', taskId);
  if (file !== undefined) form.append('image', file, 'lager.png');
  return sendForm(who, taskboardRoutes.addTaskPicture, form, headers);
}

/** Adds a picture through its route, and throws where it is refused. */
export async function createTaskPicture(
  who: Caller,
  taskId: string,
): Promise<{ readonly id: string }> {
  const { status, json, text } = await sendTaskPicture(who, taskId);
  if (status !== 201) throw new Error(`The picture for the test was not taken: ${text}`);
  return json as { id: string };
}
