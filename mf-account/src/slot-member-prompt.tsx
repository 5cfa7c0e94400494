import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/tooling/style-sheets';
import { EmailReminder } from './email-reminder/email-reminder';

/** What a member is asked after the login, wherever that led. */
export default defineRemote({ name: 'mf-account', styles: styleSheets, render: () => <EmailReminder /> });
