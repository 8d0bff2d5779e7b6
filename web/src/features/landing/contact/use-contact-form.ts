import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

import type { FieldName } from './contact-field.tsx';
import type { ContactErrors, ContactValues } from './send-contact.ts';
import { texts } from '../texts.ts';

const importSender = () => import('./send-contact.ts');

const fields = ['name', 'email', 'company', 'message'] as const;

interface Progress {
  readonly step: 'writing' | 'sending' | 'sent';
  readonly failure?: string;
}

function readValues(form: HTMLFormElement): ContactValues {
  const text = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value ?? '';
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    message: text('message'),
    honeypot: text('website'),
  };
}

/** State of the contact form. The fields are uncontrolled, so the text is kept whatever happens. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [progress, setProgress] = useState<Progress>({ step: 'writing' });

  const focusFirst = (found: ContactErrors) => {
    const first = fields.find((name) => found[name] !== undefined);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const send = async (element: HTMLFormElement) => {
    setProgress({ step: 'sending' });
    const { sendContact } = await importSender();
    const { errors: found, failure } = await sendContact(readValues(element));
    setErrors(found);
    if (failure !== undefined) setProgress({ step: 'writing', failure });
    else if (Object.keys(found).length > 0) {
      setProgress({ step: 'writing' });
      focusFirst(found);
    } else {
      element.reset();
      setProgress({ step: 'sent' });
    }
  };

  const check = async (name: FieldName) => {
    const { validateContact } = await importSender();
    if (form.current === null) return;
    const { [name]: found } = validateContact(readValues(form.current));
    setErrors((before) => ({ ...before, [name]: found }));
  };

  return {
    ref: form,
    errors,
    progress,
    /** Prefetches the code for validation and sending. */
    onFocus: () => void importSender().catch(() => undefined),
    /** Ignores a failure to load the validation code; sending will report it. */
    onLeave: (name: FieldName) => void check(name).catch(() => undefined),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (progress.step === 'sending') return;
      send(event.currentTarget).catch(() =>
        setProgress({ step: 'writing', failure: texts.noConnection }),
      );
    },
  };
}
