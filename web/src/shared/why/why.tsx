/**
 * Why { answer | dialog, label, children?, tabStop?, className?, above?, onOpen? } — the button 'Hvorfor dette tal?' of a
 * figure that `label` names (product G20). With `children` the figure itself is the button, else an icon beside it. `answer` is computed when it is opened; where rows must be fetched, `dialog` renders a WhyDialog.
 * `onOpen` opens the source of a row that has a place instead of an address.
 */
import type { WhyAnswer } from '@driftig/contracts/core/why';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';

import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { texts } from './texts.ts';
import classes from './why.module.css';

const WhyDialog = lazyWhenIdle(() => import('./why-dialog.tsx'));

type Answered =
  | { readonly answer: () => WhyAnswer; readonly dialog?: never }
  | { readonly answer?: never; readonly dialog: (onClose: () => void) => ReactNode };

type WhyProps = Answered & {
  /** The name of the figure, for those who do not see where it is. */
  readonly label: string;
  readonly children?: ReactNode;
  /** False for figures beside a form that is filled by Tab. */
  readonly tabStop?: boolean;
  /** Instead of the dotted line below the figure. */
  readonly className?: string | undefined;
  /** Above the rows of the dialog, such as the date that they are of. */
  readonly above?: ReactNode;
  readonly onOpen?: (place: string) => void;
};

export function Why(props: WhyProps) {
  const { children, label, tabStop = true, className, onOpen } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isIcon = children === undefined;
  return (
    <>
      <UnstyledButton
        type="button"
        className={`${classes.target} ${className ?? (isIcon ? classes.icon : classes.value)}`}
        aria-haspopup="dialog"
        {...(isIcon ? { 'aria-label': texts.whyOf(label) } : {})}
        {...(tabStop ? {} : { tabIndex: -1 })}
        onClick={() => setOpen(true)}
      >
        {isIcon ? (
          <IconHelp size={16} stroke={1.6} aria-hidden="true" />
        ) : (
          <>
            {children}
            <VisuallyHidden> {texts.whyOf(label)}</VisuallyHidden>
          </>
        )}
      </UnstyledButton>
      {isOpen ? (
        <LazyBoundary>
          <Suspense>
            {props.answer === undefined ? (
              props.dialog(close)
            ) : (
              <WhyDialog answer={props.answer()} onClose={close} onOpen={onOpen}>
                {props.above}
              </WhyDialog>
            )}
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
