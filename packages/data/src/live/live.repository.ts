import type { Table } from '../core/client.ts';
import { connectionEntity } from './live.entities.ts';

/** An open socket of a user's browser. */
export interface Connection {
  readonly connectionId: string;
  readonly companyId: string;
  readonly userId: string;
  /**
   * Hash of the secret it was opened with; the socket closes when that secret or its session ends.
   */
  readonly secretHash: string;
  /** Id made by the tab, which gets no news of its own changes; '' for none. */
  readonly tab: string;
  /** Its session was marked to set up two-step login first, which was not required when it opened. */
  readonly mustEnrol?: boolean | undefined;
}

/** In seconds. API Gateway ends a connection after two hours; what is older was lost. */
const lifetime = 2 * 60 * 60 + 10 * 60;

/** The open sockets, by their id and by company. */
export function connectionRepository(table: Table) {
  const connections = connectionEntity(table);

  return {
    /** `now` in seconds since 1970. */
    async open(
      { connectionId: id, companyId, userId: employeeId, ...row }: Connection,
      now: number,
    ): Promise<void> {
      const item = { id, companyId, employeeId, row };
      await connections.put({ ...item, expiresAt: now + lifetime }).go();
    },

    async find(id: string): Promise<Connection | undefined> {
      const { data } = await connections.get({ id }).go({ consistent: true });
      return data === null ? undefined : toConnection(data);
    },

    /** Does nothing where it is gone already. */
    async close(id: string): Promise<void> {
      await connections.delete({ id }).go();
    },

    /**
     * Sockets of the company, or of one person. Eventually consistent: a socket that opened just
     * now may be missing, so new tabs fetch everything.
     */
    async list(companyId: string, userId?: string): Promise<Connection[]> {
      const of = userId === undefined ? { companyId } : { companyId, employeeId: userId };
      const { data } = await connections.query.ofCompany(of).go({ pages: 'all' });
      // The index has no company: it is the partition that was asked for.
      return data.map((item) => toConnection({ ...item, companyId }));
    },
  };
}

interface Stored {
  readonly id: string;
  readonly companyId: string;
  readonly employeeId: string;
  readonly row: Pick<Connection, 'secretHash' | 'tab' | 'mustEnrol'>;
}

function toConnection({ id, companyId, employeeId, row }: Stored): Connection {
  return { connectionId: id, companyId, userId: employeeId, ...row };
}
