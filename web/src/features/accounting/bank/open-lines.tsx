import { bankRoutes } from '@driftig/contracts/bank/routes';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { usePages } from '../../../api/queries/pages.ts';
import { Tag } from '../../../ui/display/status-chip.tsx';
import classes from './bank.module.css';
import { LineList } from './line-list.tsx';
import { LineRow } from './line-row.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { textOfLine, type BankAccount, type BankLine } from './queries.ts';
import { texts } from './texts.ts';
import { useApprove } from './use-approve.ts';

/** The lines that are not matched, each with its likely match. */
export function OpenLines({ account }: { account: BankAccount }) {
  const input = { params: { id: account.id }, query: { matched: '0' as const } };
  const loaded = usePages(bankRoutes.listBankLines, input);
  const [matching, setMatching] = useState<BankLine>();
  const { progress, approveOne, approveAll } = useApprove();
  const sure = loaded.rows?.filter(({ suggested }) => suggested?.sure) ?? [];
  const isBusy = progress !== undefined;
  return (
    <>
      {sure.length === 0 && !isBusy ? null : (
        <div className={classes.all}>
          <Button variant="filled" loading={isBusy} onClick={() => void approveAll(sure)}>
            {texts.approveAll(sure.length)}
          </Button>
          <span role="status">
            {progress !== undefined && progress.all > 1
              ? texts.approving(progress.done, progress.all)
              : ''}
          </span>
        </div>
      )}
      <LineList label={texts.tabs.open} empty={texts.noLines} loaded={loaded}>
        {(line) => (
          <LineRow
            line={line}
            fact={<Suggested line={line} />}
            actions={
              <>
                {line.suggested === null ? null : (
                  <Button
                    size="xs"
                    aria-label={texts.approveLine(textOfLine(line))}
                    disabled={isBusy}
                    onClick={() => void approveOne(line)}
                  >
                    {texts.approve}
                  </Button>
                )}
                <Button
                  size="xs"
                  variant={line.suggested === null ? 'default' : 'subtle'}
                  aria-label={texts.byHandLine(textOfLine(line))}
                  disabled={isBusy}
                  onClick={() => setMatching(line)}
                >
                  {texts.byHand}
                </Button>
              </>
            }
          />
        )}
      </LineList>
      {matching === undefined ? null : (
        <MatchDialog line={matching} account={account} onClose={() => setMatching(undefined)} />
      )}
    </>
  );
}

function Suggested({ line: { suggested } }: { line: BankLine }) {
  if (suggested === null) return null;
  return (
    <>
      {suggested.sure ? <Tag>{texts.sure}</Tag> : null} {suggested.text}
    </>
  );
}
