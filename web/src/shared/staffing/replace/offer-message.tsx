import { longestOfferText } from '@driftig/contracts/planning/replace-routes';
import { Button, Textarea } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';

import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import classes from './offer-message.module.css';
import { replaceTexts as texts } from './texts.ts';

interface OfferMessageProps {
  text: string;
  /** How many are asked. */
  count: number;
  onChange: (text: string) => void;
}

/** The message that is sent, which can be edited, and the steps that follow. */
export function OfferMessage({ text, count, onChange }: OfferMessageProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <div className={classes.message}>
        <div className={classes.head}>
          <IconMessage size={16} stroke={1.6} aria-hidden="true" />
          <span>{isEditing ? texts.editNote : texts.messageNote}</span>
          {isEditing ? null : (
            <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
          )}
        </div>
        {isEditing ? (
          <Textarea
            data-autofocus
            autoFocus
            aria-label={texts.message}
            autosize
            minRows={2}
            maxLength={longestOfferText}
            value={text}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <p className={classes.text}>
            <WholeDates>{text}</WholeDates>
          </p>
        )}
      </div>
      <ol className={classes.steps}>
        {texts.steps(count).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
