import { languages } from '../../platform/http/language';
import { demoMembers, demoMembersPanel } from './demo-members';
import type { LoginContext } from './login-context';

const context: LoginContext = {
  redirectUrl: new URL('http://localhost:8080/login_callback'),
  language: 'en',
  signUpChannel: 'WEBSITE',
  isEventRegister: false,
  enableOtp: false,
  fromSsoRegister: false,
  email: undefined,
  mobile: undefined,
  referCode: undefined,
  view: 'log_in',
};

describe('the demo members', () => {
  test.each(languages)('say what each of them is for in %s', (language) => {
    const { markup } = demoMembersPanel({ ...context, language });
    for (const [login, texts] of Object.entries(demoMembers)) {
      expect(markup).toContain(`data-login="${login}"`);
      expect(texts[language]).not.toBe('');
      expect(markup).toContain(texts[language]);
    }
  });

  test('send members without a password to the button of their provider', () => {
    const { markup } = demoMembersPanel(context);
    for (const provider of ['GOOGLE', 'FACEBOOK', 'APPLE']) {
      expect(markup).toContain(`href="#provider-${provider}"`);
    }
    expect(markup).not.toContain('data-login="demo-google"');
  });
});
