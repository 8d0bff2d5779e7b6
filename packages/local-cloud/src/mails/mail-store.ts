import { mkdir, open, readFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { monotonicFactory } from 'ulid';
import * as z from 'zod';

const storedMail = z.object({
  /** In the order of sending. */
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
  /** When it was sent, as an ISO instant. */
  at: z.string(),
});

/** A mail as it is kept. */
export type StoredMail = z.output<typeof storedMail>;
export type NewMail = Omit<StoredMail, 'messageId' | 'at'>;

export interface MailStore {
  /** Answers the id once the mail is on the disk. */
  save(mail: NewMail): Promise<string>;
  /** Every mail, oldest first. */
  list(): readonly StoredMail[];
}

/** The mails of a folder, a file each: what was acknowledged survives a kill and a restart. */
export async function openMailStore(directory: string): Promise<MailStore> {
  await mkdir(directory, { recursive: true });
  const mails = await readMails(directory);
  const newId = monotonicFactory();
  return {
    // Two that are saved at once may be done in either order.
    list: () => mails.toSorted((a, b) => (a.messageId < b.messageId ? -1 : 1)),
    save: async (mail) => {
      const now = new Date();
      const stored = { messageId: newId(now.getTime()), at: now.toISOString(), ...mail };
      await writeAtomically(join(directory, `${stored.messageId}.json`), JSON.stringify(stored));
      mails.push(stored);
      return stored.messageId;
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

/** A file somebody spoilt is no mail, and no reason not to start. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A kill in the middle leaves a `.next` file nobody reads, never half a mail. */
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
