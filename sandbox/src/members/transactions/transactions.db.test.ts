import { useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

async function inLanguage(language: string, path: string): Promise<unknown> {
  const { uid, tokens } = await sandbox.logIn('demo-level2');
  const headers = { authorization: `Bearer ${tokens.access}`, 'accept-language': language };
  return (await sandbox.api.inject({ url: `/customers/${uid}${path}`, headers })).json();
}

test.each([
  ['en', 'Ceramic dripper', '10% off brewing tools', 'HK$100 member discount', 'Please leave the parcel'],
  ['zh-Hant', '陶瓷濾杯', '沖煮用具九折', '會員減HK$100', '請將包裹'],
  ['zh-Hans', '陶瓷滤杯', '冲煮用具九折', '会员立减HK$100', '请将包裹'],
])('a receipt is in the language of the reader: %s', async (language, name, offItem, off, remarks) => {
  expect(await inLanguage(language, '/transaction_history/4001')).toMatchObject({
    purchased_items: [{}, { name, discounts: [{ code: 'POUR10', title: offItem }] }, {}],
    discounts: [{ code: 'HARBOUR100', title: off }],
    remarks: expect.stringContaining(remarks),
  });
});

test.each([
  ['en', 'Service recovery'],
  ['zh-Hant', '服務補償'],
  ['zh-Hans', '服务补偿'],
])('an entry of the activity log is in the language of the reader: %s', async (language, content) => {
  expect(await inLanguage(language, '/activity_logs?page[size]=120')).toContainEqual(
    expect.objectContaining({ log_info: { points: 300, content } }),
  );
});
