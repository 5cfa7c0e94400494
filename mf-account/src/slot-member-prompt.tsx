import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { EmailReminder } from './account/email-reminder/email-reminder';

/** The prompt after login, on any page. */
export default defineRemote({ name: 'mf-account', styles: styleSheets, render: () => <EmailReminder /> });
