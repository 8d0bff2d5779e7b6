import { bankRoutes } from '@driftig/contracts/bank/routes';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { usePages } from '../../../api/queries/pages.ts';
import { paths } from '../../../paths.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { usePlaces } from '../ledger/place.ts';
import { Places } from '../ledger/places.tsx';
import { LineList } from './line-list.tsx';
import { LineRow } from './line-row.tsx';
import { textOfLine, type BankAccount, type BankLine } from './queries.ts';
import { texts } from './texts.ts';

/** The lines that are matched, each with what it is and a way back. */
export function MatchedLines({ account }: { account: BankAccount }) {
  const input = { params: { id: account.id }, query: { matched: '1' as const } };
  const loaded = usePages(bankRoutes.listBankLines, input);
  const places = usePlaces();
  const [undoing, setUndoing] = useState('');
  const undo = async ({ id, version }: BankLine) => {
    setUndoing(id);
    try {
      const body = { version };
      toastSuccess((await call(bankRoutes.undoBankMatch, { params: { id }, body })).message);
    } catch (error) {
      toastFailure(texts.undoFailed, { text: messageOf(error, '') });
    }
    setUndoing('');
  };
  return (
    <>
      <LineList label={texts.tabs.matched} empty={texts.noMatched} loaded={loaded}>
        {(line) => (
          <LineRow
            line={line}
            fact={<Matched line={line} onOpen={(number) => places.open({ as: 'entry', number })} />}
            actions={
              <Button
                size="xs"
                aria-label={texts.undoLine(textOfLine(line))}
                loading={undoing === line.id}
                disabled={undoing !== ''}
                onClick={() => void undo(line)}
              >
                {texts.undo}
              </Button>
            }
          />
        )}
      </LineList>
      <Places places={places} />
    </>
  );
}

interface MatchedProps {
  line: BankLine;
  onOpen: (voucher: number) => void;
}

/** The match of a line leads to its invoice or entry. */
function Matched({ line: { matched }, onOpen }: MatchedProps) {
  if (matched === null) return null;
  const { text, invoice, voucher, by } = matched;
  return (
    <>
      {invoice > 0 ? (
        <Link to={paths.invoice(invoice)}>{text}</Link>
      ) : (
        <Anchor component="button" underline="always" onClick={() => onOpen(voucher)}>
          {text}
        </Anchor>
      )}
      {` · ${texts.matchedBy(by)}`}
    </>
  );
}
