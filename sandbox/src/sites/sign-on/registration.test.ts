import { eventStrings } from './words';
import { signUpStrings } from './words';
import { visitSignOn } from '../testing/visit-sign-on';
import { fill } from '../page/words';

let visitor: Awaited<ReturnType<typeof visitSignOn>>;

beforeEach(async () => {
  visitor = await visitSignOn();
});
afterEach(() => visitor.site.close());

describe('sign up', () => {
  const form = { action: 'sign_up', first_name: 'Ada', email: 'ada@example.test', password: 'Better123' };

  test('creates the member and sends the code', async () => {
    const answer = await visitor.send({
      ...form,
      mobile: '6000 0003',
      country_code: '852',
      refer_code: 'M-1',
      agreed_direct_marketing: 'on',
    });
    expect(new URL(String(answer.headers.location)).searchParams.get('token')).toBe('code-of-new-member');
    expect(visitor.signOn.signedUp).toEqual([
      {
        contact: { method: 'email', email: 'ada@example.test' },
        otherContact: { method: 'mobile', countryCode: '852', mobile: '60000003' },
        firstName: 'Ada',
        lastName: '',
        password: 'Better123',
        referCode: 'M-1',
        agreedDirectMarketing: true,
        signUpChannel: 'WEBSITE',
        language: 'en',
      },
    ]);
  });

  test.each([
    [{ first_name: '' }, signUpStrings.en.firstNameMissing],
    [{ email: '' }, signUpStrings.en.contactMissing],
    [{ email: 'nobody' }, signUpStrings.en.formatWrong],
    [{ mobile: '123' }, signUpStrings.en.formatWrong],
    [{ password: 'short' }, signUpStrings.en.passwordRule],
    [{ email: 'taken@example.test' }, signUpStrings.en.taken],
  ])('refuses %o', async (change, message) => {
    const answer = await visitor.send({ ...form, ...change });
    expect(visitor.signOn.signedUp).toEqual([]);
    expect(answer.body).toContain('aria-invalid="true"');
    expect(answer.body).toContain(`<span>${message}</span>`);
  });

  test('is prefilled from the registration of an event and from a refer link', async () => {
    const answer = await visitor.open({
      from_sso_register: 'true',
      mobile: '+8613800000001',
      refer_code: 'M-7',
    });
    expect(answer.body).toContain(signUpStrings.en.finishLead);
    expect(answer.body).toContain('value="13800000001"');
    expect(answer.body).toMatch(/<option value="86" selected/);
    expect(answer.body).toContain('value="M-7"');
  });
});

describe('event registration', () => {
  const event = { is_event_register: 'true' };
  const byMobile = {
    action: 'event_contact',
    contact_kind: 'mobile',
    country_code: '852',
    mobile: '60000002',
  };

  test('returns the credential and the contact, and no token', async () => {
    const answer = await visitor.send({ ...event, ...byMobile });
    const url = new URL(String(answer.headers.location));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirect_to: '/offer/LATEST?id=2',
      is_event_register: 'true',
      verify_credential: 'credential-1',
      country_code: '852',
      mobile: '60000002',
    });
  });

  test('requests the code first when enable_otp is set', async () => {
    const otp = { ...event, enable_otp: 'true', contact_kind: 'email', email: 'guest@example.test' };
    const asked = await visitor.send({ ...otp, action: 'event_contact' });
    expect(visitor.signOn.codesSentTo).toEqual([{ method: 'email', email: 'guest@example.test' }]);
    expect(asked.body).toContain(fill(eventStrings.en.codeSent, { contact: 'guest@example.test' }));
    const wrong = await visitor.send({ ...otp, action: 'event_code', code: '000000' });
    expect(wrong.body).toContain(eventStrings.en.wrongCode.email);
    const right = await visitor.send({ ...otp, action: 'event_code', code: '123456' });
    const url = new URL(String(right.headers.location));
    expect(url.searchParams.get('email')).toBe('guest@example.test');
    expect(url.searchParams.get('verify_credential')).toBe('credential-1');
  });

  test('does not accept an empty code', async () => {
    const answer = await visitor.send({ ...event, ...byMobile, enable_otp: 'true', action: 'event_code' });
    expect(answer.headers.location).toBeUndefined();
  });

  test('names a contact in a wrong format', async () => {
    const answer = await visitor.send({ ...event, ...byMobile, mobile: '1' });
    expect(answer.body).toContain(eventStrings.en.formatWrong);
  });
});
