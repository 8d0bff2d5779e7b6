import { IconCheck } from '@tabler/icons-react';

import buttons from '../buttons.module.css';
import { ContactField } from './contact-field.tsx';
import classes from './contact.module.css';
import page from '../landing.module.css';
import { texts } from '../texts.ts';
import { useContactForm } from './use-contact-form.ts';

export function Contact() {
  return (
    <section id="contact" className={`${page.inner} ${page.section} ${classes.section}`}>
      <div>
        <h2 className={page.heading}>{texts.contactHeading}</h2>
        <p className={page.lead}>{texts.contactLead}</p>
      </div>
      <ContactForm />
    </section>
  );
}

function ContactForm() {
  const { errors, progress, onLeave, ...form } = useContactForm();
  const isSending = progress.step === 'sending';
  return (
    <form className={classes.form} aria-label={texts.contactHeading} noValidate {...form}>
      <ContactField
        name="name"
        error={errors['name']}
        autoComplete="name"
        required
        onLeave={onLeave}
      />
      <ContactField
        name="email"
        type="email"
        error={errors['email']}
        autoComplete="email"
        required
        onLeave={onLeave}
      />
      <ContactField
        name="company"
        error={errors['company']}
        autoComplete="organization"
        wide
        onLeave={onLeave}
      />
      <ContactField
        name="message"
        error={errors['message']}
        autoComplete="off"
        required
        long
        onLeave={onLeave}
      />
      <div className={classes.honeypot} aria-hidden="true">
        <label htmlFor="contact-website">{texts.website}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={classes.foot}>
        <button
          type="submit"
          className={buttons.button}
          data-kind="filled"
          data-size="lg"
          aria-disabled={isSending}
        >
          {isSending ? texts.sending : texts.send}
        </button>
        <p role="status" className={classes.sent}>
          {progress.step === 'sent' ? (
            <>
              <IconCheck size={18} stroke={1.8} aria-hidden="true" /> {texts.sent}
            </>
          ) : null}
        </p>
      </div>
      {progress.failure === undefined ? null : (
        <p role="alert" className={classes.failure}>
          <strong>{texts.notSent}</strong> {progress.failure} {texts.stillHere}
        </p>
      )}
    </form>
  );
}
