import { goOffline } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logRoute, openTimeline, sampleActivity, sampleLog } from '../../testing/activity-log';
import { sampleClaim } from '../../testing/claims';
import { lateAnswer } from '../../testing/late-answer';
import { pageWithNext } from '../../testing/lists';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';
import { nextSavedFile } from '../../testing/saved-file';

const claims = 'GET /customers/12/transactions';
const next = 'http://api.test/customers/12/activity_logs?page[number]=2&page[size]=20';
const note = () => screen.queryByText(/calculated back from your points now/);
const read = () => screen.findByText('Coupon redeemed');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the points of now are above the log', async () => {
  await openTimeline();
  await read();
  expect(screen.getByText('12,000').closest('p')).toHaveTextContent(/^Points now 12,000$/);
});

test.each([
  ['a whole log that begins at 0', { body: sampleLog }, false],
  ['a log that goes on', pageWithNext(sampleLog, next), true],
])('%s: the balances are marked as calculated: %s', async (_, answer, isMarked) => {
  await openTimeline({ [logRoute]: answer });
  await read();
  expect(note() !== null).toBe(isMarked);
});

test('an empty log has no mark, no word on kinds, and leads to the offers', async () => {
  await openTimeline({ [logRoute]: { body: [] } });
  expect(await screen.findByText('No records yet. Take part in an offer to begin.')).toBeVisible();
  expect(note()).toBeNull();
  expect(screen.queryByText(/^Nothing of this kind/)).not.toBeInTheDocument();
});

test('a log that could not be read has no word on kinds', async () => {
  await openTimeline({ [logRoute]: { status: 500 } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/^Nothing of this kind/)).not.toBeInTheDocument();
});

test('a kind that some entries have shows those, and Everything shows all again', async () => {
  await openTimeline();
  await read();
  await press('Stamps');
  expect(screen.queryByText('Coupon redeemed')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Nothing of this kind/)).not.toBeInTheDocument();
  await press('Everything');
  expect(screen.getByText('Coupon redeemed')).toBeVisible();
});

test.each([
  ['in review', { body: [sampleClaim('1')] }, 1],
  ['none in review', { body: [sampleClaim('1', { offline_event_type: 'APPROVED' })] }, 0],
  ['none at all', { body: [] }, 0],
])('claims, %s: the way to them is there %s times', async (_, answer, links) => {
  await openTimeline({ [logRoute]: { body: sampleLog }, [claims]: answer });
  await screen.findByText(/claims? (?:is|are) in review|claims? in review (?:is|are) not counted|No claims/);
  expect(screen.queryAllByRole('link', { name: 'See claims' })).toHaveLength(links);
});

describe('by month', () => {
  test('waits for the whole log', async () => {
    const late = lateAnswer();
    let calls = 0;
    await openTimeline({
      [logRoute]: () => ((calls += 1) === 1 ? { body: sampleLog } : late.route()),
    });
    await read();
    await press('By month');
    expect(screen.getByRole('button', { name: 'By month' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByText('The whole log could not be read.')).not.toBeInTheDocument();
    await late.arrive({ body: sampleLog });
    expect(await screen.findByRole('table', { name: 'Points by month' })).toBeVisible();
  });

  test('the newest is first in the table; the drawing has the same, the oldest first', async () => {
    await openTimeline({
      [logRoute]: {
        body: [
          ...sampleLog,
          sampleActivity('0', 'GENERAL_PURCHASE', { points: 25_000 }, '2026-09-18T10:00:00+08:00'),
        ],
      },
    });
    await read();
    await press('By month');
    const table = await screen.findByRole('table', { name: 'Points by month' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent.trim()))).toEqual([
      ['Month', 'Earned', 'Used'],
      ['November 2026', '12,500', '500'],
      ['October 2026', '0', '0'],
      ['September 2026', '25,000', '0'],
    ]);
    const chart = table.previousElementSibling;
    expect(chart).toHaveAttribute('aria-hidden', 'true');
    expect(Array.from(chart?.querySelectorAll('p') ?? [], ({ textContent }) => textContent)).toEqual([
      '25,000',
      'Sept',
      'Oct',
      'Nov',
    ]);
    expect(Array.from(chart?.querySelectorAll('span') ?? [], ({ style }) => style.height)).toEqual([
      '100%',
      '0%',
      '0%',
      '0%',
      '50%',
      '2%',
    ]);
  });

  test('the drawing has the last twelve months, the table all', async () => {
    const months = Array.from({ length: 14 }, (_, at) =>
      new Date(Date.UTC(2026, 10 - at, 15)).toISOString().slice(0, 10),
    );
    await openTimeline({
      [logRoute]: {
        body: months.map((day, at) =>
          sampleActivity(
            String(at),
            'GENERAL_PURCHASE',
            { points: at === 13 ? 900 : 100 },
            `${day}T10:00:00+08:00`,
          ),
        ),
      },
    });
    await screen.findAllByText('Purchase');
    await press('By month');
    const table = await screen.findByRole('table', { name: 'Points by month' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 14);
    const texts = Array.from(table.previousElementSibling?.querySelectorAll('p') ?? []);
    expect(texts).toHaveLength(1 + 12);
    expect(texts[0]).toHaveTextContent('100');
  });

  test('a log that moved no points says so', async () => {
    await openTimeline({ [logRoute]: { body: [sampleActivity('4', 'LOGIN', {})] } });
    await screen.findByText('Logged in');
    await press('By month');
    expect(await screen.findByText('No points earned or used yet.')).toBeVisible();
  });
});

describe('the file', () => {
  const save = async () => {
    const file = nextSavedFile();
    await press('Save as CSV');
    const { type, name, text } = await file();
    return { type, name, lines: text.trim().split('\r\n') };
  };

  test('has a name and a type, and entries without details', async () => {
    await openTimeline();
    await read();
    const { type, name, lines } = await save();
    expect([type, name]).toEqual(['text/csv', 'activity-log.csv']);
    expect(lines[1]).toBe('"21 Nov 2026, 10:00","Logged in","",0,12000');
    expect(lines).toHaveLength(5);
  });

  test('marks balances that the data cannot prove', async () => {
    await openTimeline(undefined, 13_000);
    await read();
    const { lines } = await save();
    expect(lines[0]).toContain('"Points","Balance (about)"');
  });

  test('has no balances where the points are not known', async () => {
    await mountAt('/activity_log', {
      session: sampleSession({ pointAccount: null }),
      api: { [logRoute]: { body: sampleLog } },
      config: { pointsTimeline: true },
    });
    await read();
    const { lines } = await save();
    expect(lines[0]).toMatch(/"Details","Points"$/);
    expect(lines[1]).toBe('"21 Nov 2026, 10:00","Logged in","",0');
  });

  test('its button is busy until it is there, also when it could not be made', async () => {
    let calls = 0;
    const late = lateAnswer();
    const fake = await openTimeline({
      [logRoute]: () => ((calls += 1) === 1 ? { body: sampleLog } : late.route()),
    });
    await read();
    const button = screen.getByRole('button', { name: 'Save as CSV' });
    await press('Save as CSV');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await late.arrive({ status: 400 });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(fake.host.notify.messages$.value).toMatchObject([
      { text: 'The whole log could not be read.', tone: 'failed' },
    ]);
  });

  test('cannot be made without a network', async () => {
    await openTimeline();
    await read();
    act(goOffline);
    expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeDisabled();
  });
});
