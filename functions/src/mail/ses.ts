/** The exports that are used. Importing the package itself dynamically would bundle all of it. */
export { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
