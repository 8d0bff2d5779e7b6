import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

import {
  PublicButton,
  PublicMessage,
  PublicPage,
  PublicWaiting,
} from '../../../ui/layout/public-page.tsx';
import { fetchProof, type VoucherProof } from './fetch-proof.ts';
import { voucherProofTexts as texts } from './texts.ts';
import classes from './voucher-proof.module.css';

type Loaded = 'loading' | 'unknown' | 'tooMany' | 'failed' | VoucherProof;

/** Gives a function after which the answer is not shown any more. */
function read(code: string, show: (found: Loaded) => void): () => void {
  let isCurrent = true;
  const showCurrent = (found: Loaded) => {
    if (isCurrent) show(found);
  };
  fetchProof(code)
    .then(showCurrent)
    .catch(() => showCurrent('failed'));
  return () => {
    isCurrent = false;
  };
}

/** `/bilag/{code}`: whether the invoice with the code is in the books, unchanged (product B68). */
export function VoucherProofPage({ code }: { code: string }) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => read(code, setLoaded), [code]);
  const retry = () => {
    setLoaded('loading');
    read(code, setLoaded);
  };
  return (
    <PublicPage madeWith={texts.madeWith}>
      <Found loaded={loaded} onRetry={retry} />
    </PublicPage>
  );
}

function Found({ loaded, onRetry }: { loaded: Loaded; onRetry: () => void }) {
  if (loaded === 'loading') return <PublicWaiting text={texts.loading} />;
  if (loaded === 'unknown')
    return <PublicMessage title={texts.unknownTitle} text={texts.unknownText} />;
  if (loaded === 'tooMany')
    return <PublicMessage title={texts.tooManyTitle} text={texts.tooManyText} />;
  if (loaded === 'failed')
    return (
      <PublicMessage title={texts.failedTitle}>
        <PublicButton label={texts.retry} onClick={onRetry} />
      </PublicMessage>
    );
  return (
    <PublicMessage
      title={texts.knownTitle}
      text={texts.knownText(loaded.company, loaded.registered)}
      mark={<IconCheck size={24} stroke={2} />}
    >
      <p className={classes.note}>{texts.note}</p>
    </PublicMessage>
  );
}
