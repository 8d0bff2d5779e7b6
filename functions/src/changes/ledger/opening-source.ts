import type { CompanyData } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import { keyOfSource, type EntrySource } from '@driftig/domain/ledger/entry';
import { reversalOf } from '@driftig/domain/ledger/reversal';
import { openingSource } from '@driftig/domain/periods/opening-balances';

/** More openings than anybody reverses. */
const mostOpenings = 50;

/** The source of the next opening entry. Throws conflict while the last one is not reversed. */
export async function freeOpeningSource({
  ledger,
}: Pick<CompanyData, 'ledger'>): Promise<EntrySource> {
  const sources = Array.from({ length: mostOpenings }, (_, index) => openingSource(index + 1));
  const posted = await ledger.listPosted(sources);
  const free = sources.find((source) => !posted.has(keyOfSource(source)));
  if (free === undefined) throw new AppError('conflict');
  const last = Math.max(0, ...posted.values());
  if (last === 0) return free;
  const reversed = await ledger.listPosted([reversalOf(last)]);
  if (reversed.size === 0)
    throw new AppError('conflict', {
      message: `Primosaldi er bogført som bilag ${last}. Tilbagefør det først.`,
    });
  return free;
}
