import { fakeCamera } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendPhone } from '../../testing/open-campaign';
import { positioned, refused } from '../../testing/open-earning';
import { lastToast, openStamps, posts, stampCard, tasks } from '../../testing/open-stamps';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });

const gift = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
  pretendPhone();
});
test('O-129 verifies a scanned code, then takes part for the task', async () => {
  const answer = { id: '1', campaign: '401', coupons: [], tickets: [], points: 0, tpe: 0, stamps: 1 };
  const { fake } = openStamps({
    'POST /campaigns/401/qr_code_verification': { body: { valid: true } },
    'POST /customers/2/campaign_participation_records': { status: 201, body: answer },
  });
  fakeCamera(() => 'EARN-401');
  await user.click(await gift(/Scan QR code/));
  await gift(/Earned/);
  expect(posts(fake).map(({ path, body }) => [path, body])).toEqual([
    ['/campaigns/401/qr_code_verification', { qr_code: 'EARN-401', earning_rule: 't1' }],
    [
      '/customers/2/campaign_participation_records',
      {
        campaign: '401',
        customer: '2',
        app_installation: '1',
        qr_code: 'EARN-401',
        stamp_earning_rule: 't1',
      },
    ],
  ]);
});

test('a task that was done is told in the sheet, with its stamps, and its button stays as it is below it', async () => {
  pretendPhone({ geolocation: positioned });
  openStamps(
    {
      'POST /campaigns/401/gps_verification': { body: { valid: true } },
      'POST /customers/2/campaign_participation_records': { status: 201, body: { id: '1' } },
    },
    {},
    { config: { gainSheet: true } },
  );
  await user.click(await gift(/Check in/));
  const sheet = await screen.findByRole('region', { name: 'You have earned it' });
  expect(sheet).toHaveFocus();
  expect(sheet).toHaveTextContent('+2 stamps');
  expect(await gift(/Completed/)).toBeDisabled();
  await user.click(within(sheet).getByRole('button', { name: 'OK' }));
  expect(sheet).not.toBeInTheDocument();
});

describe('a check-in for a task', () => {
  const verification = 'POST /campaigns/401/gps_verification';
  const take = 'POST /customers/2/campaign_participation_records';
  const rewards = 'GET /stamp_campaigns/401/stamp_rewards';
  const taskList = 'GET /stamp_campaigns/401/link_earning_rules';
  const answer = { id: '1', campaign: '401', coupons: [], tickets: [], points: 0, tpe: 0, stamps: 2 };
  const checkIn = async () => user.click(await gift(/Check in/));

  test('verifies the place, then takes part for the task, with six decimals (Q-004)', async () => {
    pretendPhone({ geolocation: positioned });
    const { fake } = openStamps({
      [verification]: { body: { valid: true } },
      [take]: { status: 201, body: answer },
    });
    await checkIn();
    await gift(/Earned/);
    expect(posts(fake).map(({ path, body }) => [path, body])).toEqual([
      ['/campaigns/401/gps_verification', { latitude: '22.293500', longitude: '114.168600' }],
      [
        '/customers/2/campaign_participation_records',
        {
          campaign: '401',
          customer: '2',
          app_installation: '1',
          check_in_latitude: '22.293500',
          check_in_longitude: '114.168600',
          stamp_earning_rule: 't3',
        },
      ],
    ]);
  });

  test.each([
    ['the server finds it too far away', positioned, ['/campaigns/401/gps_verification']],
    ['the place may not be read', refused, []],
  ])('says that the location is not valid and takes no part when %s', async (_, geolocation, calls) => {
    pretendPhone({ geolocation });
    const detail = 'Check-in location is not within designated radius.';
    const { fake } = openStamps({ [verification]: { status: 400, body: { detail } } });
    await checkIn();
    await waitFor(() => expect(lastToast(fake)).toMatch(/location is not valid/));
    expect(posts(fake).map(({ path }) => path)).toEqual(calls);
    expect(await gift(/Check in/)).toBeEnabled();
  });

  test.each([
    [
      'counts the stamps of the answer although nothing can be read again',
      answer,
      '7 of 10',
      /\+2 stamps · Done once/,
    ],
    ['leaves the counts when the answer does not say them', { id: '1' }, '5 of 10', /\+2 stamps(?! ·)/],
  ])('%s (Q-174)', async (_, body, count, facts) => {
    pretendPhone({ geolocation: positioned });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let earned = false;
    const once = (first: unknown) => () => (earned ? { status: 500, body: {} } : { body: first });
    openStamps({
      [verification]: { body: { valid: true } },
      [rewards]: once(stampCard()),
      [taskList]: once(tasks),
      [take]: () => {
        earned = true;
        return { status: 201, body };
      },
    });
    await checkIn();
    await gift(/Earned/);
    expect(screen.getByText(new RegExp(`^${count} stamps`))).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Be there' })).toHaveTextContent(facts);
  });
});

describe('a task, when the language changes', () => {
  /** Presses the check-in, whose participation resolves with the promise. */
  const checkIn = async (answered: Promise<void>) => {
    pretendPhone({ geolocation: positioned });
    let title = 'Be there';
    const { fake } = openStamps({
      'GET /stamp_campaigns/401/link_earning_rules': () => ({
        body: tasks.map((task) => (task.id === 't3' ? { ...task, title } : task)),
      }),
      'POST /campaigns/401/gps_verification': { body: { valid: true } },
      'POST /customers/2/campaign_participation_records': async () => {
        await answered;
        return { status: 201, body: { id: '1' } };
      },
    });
    await user.click(await gift(/Check in/));
    await waitFor(() => expect(posts(fake)).toHaveLength(2));
    /** Everything is read again; the task stays mounted meanwhile. */
    const speakChinese = async () => {
      title = '到場簽到';
      act(() => {
        fake.host.setLanguage('zh-Hant');
      });
      expect(screen.getByRole('group', { name: 'Be there' })).toBeInTheDocument();
      return within(await screen.findByRole('group', { name: title }));
    };
    return { fake, speakChinese };
  };

  test('stays done (Q-065)', async () => {
    const { fake, speakChinese } = await checkIn(Promise.resolve());
    await gift(/Completed/);
    const task = await speakChinese();
    expect(task.getByRole('button', { name: '已完成' })).toBeDisabled();
    expect(posts(fake)).toHaveLength(2);
  });

  test('goes on with what is under way, and takes part once', async () => {
    let answer: () => void = () => undefined;
    const { fake, speakChinese } = await checkIn(new Promise((resolve) => (answer = resolve)));
    const task = await speakChinese();
    expect(task.getByRole('button', { name: '請稍候…' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    expect(await task.findByRole('button', { name: '已獲得' })).toBeInTheDocument();
    expect(posts(fake)).toHaveLength(2);
  });
});
