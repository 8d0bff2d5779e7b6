import { Button } from '@mantine/core';
import { useState } from 'react';

import { texts } from './texts.ts';
import { chosenOf, type CheckedFile, type ImportFlow } from './use-import.ts';
import type { RecordScreen } from '../views/record-view.ts';

interface ImportFooterProps {
  screen: RecordScreen;
  flow: ImportFlow;
  onClose: () => void;
}

/** The buttons of each step of an import. */
export function ImportFooter({ screen, flow, onClose }: ImportFooterProps) {
  const { step } = flow;
  switch (step.name) {
    case 'preview':
      return (
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <StartButton screen={screen} flow={flow} file={step.file} />
        </>
      );
    case 'writing':
      return <StopButton onStop={flow.stop} />;
    case 'over':
      return (
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {step.written.left.length > 0 ? (
            <Button variant="filled" onClick={() => flow.resume(step)}>
              {texts.goOn}
            </Button>
          ) : null}
        </>
      );
    default:
      return <Button onClick={onClose}>{texts.cancel}</Button>;
  }
}

function StartButton({ screen, flow, file }: Omit<ImportFooterProps, 'onClose'> & FileProps) {
  const { noun, plural } = screen.type;
  const chosen = chosenOf(file);
  return (
    <Button variant="filled" disabled={chosen.length === 0} onClick={() => flow.start(chosen)}>
      {texts.start(chosen.length, noun, plural)}
    </Button>
  );
}

interface FileProps {
  file: CheckedFile;
}

/** The button shows a loader until the calls that have started are finished. */
function StopButton({ onStop }: { onStop: () => void }) {
  const [stopping, setStopping] = useState(false);
  const press = () => {
    setStopping(true);
    onStop();
  };
  return (
    <Button onClick={press} disabled={stopping}>
      {stopping ? texts.stopping : texts.stop}
    </Button>
  );
}
