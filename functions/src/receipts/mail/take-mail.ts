import { createHash } from 'node:crypto';

import { secondsOf } from '@driftig/data/core/commit';
import { AlreadyReceived } from '@driftig/data/receipts/receipt-mail.repository';
import { companyStore } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import { receiptMailSystem } from '@driftig/domain/history/actor-name';
import type { FactsByKind, Telling } from '@driftig/domain/notifications/occasion';
import { textOfSubject } from '@driftig/domain/receipts/receipt-mail';
import { ulid } from 'ulid';

import { bodyOf, readFiles } from '../../mail/read-message.ts';
import { services } from '../../pipeline/services.ts';
import { logger } from '../../pipeline/telemetry.ts';
import { prepareFiles } from './prepare-files.ts';
import { storeReceipts } from './store-receipts.ts';
import type { TakenMail, Taking } from './taking.ts';

type Reason = FactsByKind['receiptMailRefused']['reason'];

/** Handles a mail of a person of the company, whose credentials are in use. */
export async function takeMail(mail: TakenMail): Promise<void> {
  const taking = await prepareTaking(mail);
  if (taking === undefined) return;
  try {
    await take(taking);
  } catch (error) {
    if (!(error instanceof AlreadyReceived)) throw error;
  }
}

/** Undefined where the person may send none: they have left, or their company is suspended. */
async function prepareTaking(mail: TakenMail): Promise<Taking | undefined> {
  const { companyId, userId, head, content } = mail;
  const now = new Date().toISOString();
  const stale = () => ({ reads: ['listReceipts', 'accounting'], tab: '' });
  const scope = { companyId, userId: receiptMailSystem };
  const store = companyStore(services().table, scope, { now, newId: ulid, stale });
  const [person, company] = await Promise.all([store.users.find(userId), store.company.get()]);
  if (person?.status !== 'active' || company.suspended) {
    logger.warn('mail not taken', { companyId });
    return undefined;
  }
  const hash = sha256(head.messageId, sha256(bodyOf(content)));
  return { ...mail, store, person, now, hash, subject: textOfSubject(head.subject) };
}

async function take(taking: Taking): Promise<void> {
  if (!(await isWithinLimit(taking))) return refuse(taking, 'tooMany', taking.now.slice(0, 10));
  if (!taking.isWhole) return refuse(taking, 'tooLarge');
  const files = await readFiles(taking.content);
  if (files === undefined) return refuse(taking, 'unreadable');
  const { prepared, skipped } = await prepareFiles(files);
  if (prepared.length > 0) return storeReceipts(taking, prepared, skipped);
  return refuse(taking, skipped === 0 ? 'noFile' : 'unusable');
}

const ofACompanyADay = { max: 200, windowSeconds: 24 * 60 * 60 };

/** A mail that is delivered again is counted again, as it costs the same. */
async function isWithinLimit({ companyId, now }: Taking): Promise<boolean> {
  try {
    await services().attempts.countAttempt(
      `receipt-mail:${companyId}`,
      secondsOf(now),
      ofACompanyADay,
    );
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false;
    throw error;
  }
}

/** Tells the sender once why the mail made no receipt; `claimed` says once of what, the mail otherwise. */
async function refuse(taking: Taking, reason: Reason, claimed = taking.hash): Promise<void> {
  const { store, userId, subject, isAnswered, now } = taking;
  const facts = { subject, reason };
  const tell: Telling = { to: [userId], occasion: { kind: 'receiptMailRefused', facts } };
  await store.commit({
    writes: [store.receiptMail.claimMail(`${reason}.${claimed}`, secondsOf(now))],
    audit: {
      action: 'receipts.mailRefused',
      subject: `user ${userId}`,
      changes: { reason },
    },
    ...(isAnswered && { tells: [tell] }),
  });
}

const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\n'), createHash('sha256')).digest('hex');
