import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';
import {
  receiptAddressEntity,
  receiptAddressOwnerEntity,
  receivedMailEntity,
} from './receipt-mail.entities.ts';

interface ReceiptAddress {
  readonly local: string;
  /** ISO UTC. */
  readonly madeAt: string;
}

/** Thrown for a mail that was received before. */
export class AlreadyReceived extends AppError {
  override readonly name = 'AlreadyReceived';

  constructor() {
    super('conflict');
  }
}

/** Seconds that a mail is remembered: longer than any server tries to deliver it again. */
const remembered = 90 * 24 * 60 * 60;

/** The company that an address belongs to; undefined for an unknown or a replaced one. */
export async function findReceiptAddress(table: Table, local: string): Promise<string | undefined> {
  const { data } = await receiptAddressOwnerEntity(table).get({ local }).go({ consistent: true });
  return data?.companyId;
}

/** The address for receipts of the actor's company, and the mails that came to it. */
export function receiptMailRepository(table: Table, companyId: string) {
  const addresses = receiptAddressEntity(table);
  const owners = receiptAddressOwnerEntity(table);

  return {
    async findAddress(): Promise<ReceiptAddress | undefined> {
      const { data } = await addresses.get({ companyId }).go({ consistent: true });
      return data ?? undefined;
    },

    /** The old address is unknown from then on. Refused (409) when it was replaced since it was read. */
    replaceAddress(before: ReceiptAddress | undefined, after: ReceiptAddress): Write[] {
      const put = addresses
        .put({ companyId, ...after })
        .where((item, op) =>
          before === undefined ? op.notExists(item.local) : op.eq(item.local, before.local),
        );
      return [
        putOf(put),
        putOf(owners.create({ local: after.local, companyId })),
        ...(before === undefined ? [] : [deleteOf(owners.delete({ local: before.local }))]),
      ];
    },

    /** Throws AlreadyReceived for a mail that was received before. */
    claimMail(hash: string, nowSeconds: number): Write {
      const claim = { companyId, hash, expiresAt: nowSeconds + remembered };
      return putOf(receivedMailEntity(table).create(claim), () => new AlreadyReceived());
    },
  };
}
