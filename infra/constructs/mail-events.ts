import { EventBus, type EventPattern } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

/**
 * What the mail service tells of mails that were sent under this configuration set: those that came
 * back and those that were reported as spam. SES delivers only to the account's default bus.
 */
export class MailEvents extends Construct {
  constructor(scope: Construct, id: string, configurationSetName: string) {
    super(scope, id);
    const sent = new ConfigurationSet(this, 'mails', { configurationSetName });
    sent.addEventDestination('bounces', {
      destination: EventDestination.eventBus(
        EventBus.fromEventBusName(this, 'default-bus', 'default'),
      ),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }
}

/** Picks this stage's own events from the default bus. */
export function mailEventPattern(configurationSet: string): EventPattern {
  return {
    source: ['aws.ses'],
    detail: {
      eventType: ['Bounce', 'Complaint'],
      mail: { tags: { 'ses:configuration-set': [configurationSet] } },
    },
  };
}
