import { mkdir, open, readFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { monotonicFactory } from 'ulid';
import * as z from 'zod';

const storedMail = z.object({
  /** A ULID, so sorting by it gives the order of sending. */
  messageId: z.string(),
  from: z.string(),
  replyTo: z.array(z.string()),
  destination: z.object({
    to: z.array(z.string()),
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
  }),
  subject: z.string(),
  body: z.object({ html: z.string().optional(), text: z.string().optional() }),
  tags: z.record(z.string(), z.string()).default({}),
  attachments: z
    .array(z.object({ name: z.string(), mediaType: z.string(), base64: z.string() }))
    .default([]),
  /** The message itself (RFC 5322), ASCII. Fields above are read from it as a mail client reads them. */
  mime: z.string().default(''),
  /** When it was sent, as an ISO instant. */
  at: z.string(),
});

/** A mail as stored. */
export type StoredMail = z.output<typeof storedMail>;
export type NewMail = Omit<StoredMail, 'messageId' | 'at'>;

export interface MailStore {
  /** Gives the mail after it has been written to disk. */
  save(mail: NewMail): Promise<StoredMail>;
  /** Every mail, oldest first. */
  list(): readonly StoredMail[];
}

/** Opens a folder with one file per mail. A saved mail survives a kill and a restart. */
export async function openMailStore(directory: string): Promise<MailStore> {
  await mkdir(directory, { recursive: true });
  const mails = await readMails(directory);
  const newId = monotonicFactory();
  return {
    // Two mails saved at once may be added in either order.
    list: () => mails.toSorted((a, b) => (a.messageId < b.messageId ? -1 : 1)),
    save: async (mail) => {
      const now = new Date();
      const stored = { messageId: newId(now.getTime()), at: now.toISOString(), ...mail };
      await writeAtomically(join(directory, `${stored.messageId}.json`), JSON.stringify(stored));
      mails.push(stored);
      return stored;
    },
  };
}

async function readMails(directory: string): Promise<StoredMail[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
  const read = names.map(async (name) => {
    const parsed = storedMail.safeParse(jsonOf(await readFile(join(directory, name), 'utf8')));
    return parsed.success ? [parsed.data] : [];
  });
  return (await Promise.all(read)).flat();
}

/** A damaged file is skipped, so that it does not prevent the start. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Atomic write: a kill leaves at most a `.next` file, which is ignored, never half a mail. */
async function writeAtomically(path: string, text: string): Promise<void> {
  const next = await open(`${path}.next`, 'w');
  try {
    await next.writeFile(text);
    await next.sync();
  } finally {
    await next.close();
  }
  await rename(`${path}.next`, path);
}
