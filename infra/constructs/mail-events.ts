import { EventBus, type EventPattern } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

/**
 * The SES configuration set that mails are sent under. It publishes bounces and complaints to the
 * account's default bus, the only one SES supports. A mail that cannot be handed over encrypted comes back: mails have
 * links that let people in, and what companies charge.
 */
export class MailEvents extends Construct {
  constructor(scope: Construct, id: string, configurationSetName: string) {
    super(scope, id);
    const sent = new ConfigurationSet(this, 'mails', {
      configurationSetName,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    sent.addEventDestination('bounces', {
      destination: EventDestination.eventBus(
        EventBus.fromEventBusName(this, 'default-bus', 'default'),
      ),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }
}

/** Matches the events of this stage's mails on the default bus. */
export function mailEventPattern(configurationSet: string): EventPattern {
  return {
    source: ['aws.ses'],
    detail: {
      eventType: ['Bounce', 'Complaint'],
      mail: { tags: { 'ses:configuration-set': [configurationSet] } },
    },
  };
}
