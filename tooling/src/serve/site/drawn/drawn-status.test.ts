/** @jest-environment node */
import { FolderStorage } from '../../../release/storage/folder-storage';
import { sampleView } from '../../../verify/testing/drawn-pages';
import { drawnStatus } from './drawn-status';
import { DrawnStore } from './drawn-store';
import { temporaryFolder } from '../../../process/testing/temporary-folder';

const folder = temporaryFolder('drawn-status');

test('the status says how many pages are drawn, how old they are, and why others are not', async () => {
  const storage = new FolderStorage(folder);
  const now = Date.now();
  await expect(drawnStatus(storage, 'production', now)).resolves.toEqual([]);
  const store = new DrawnStore(storage, 'production', 'A@api.test');
  const put = async (file: string, record: object) => {
    const place = { language: 'en' as const, file };
    const { condition } = await store.read(place);
    await store.write(place, { record: { schema: 1, ...record }, condition });
  };
  const view = sampleView('en/home', { shell: '1' });
  await put('home', { view: { ...view, checkedAt: now - 3 * 60_000 } });
  await put('campaign/1', { view: { ...view, checkedAt: now - 12 * 60_000, until: now - 1 } });
  await put('campaign/2', { failure: { why: 'the page reports MRW-110', at: now, versions: {} } });
  await expect(drawnStatus(storage, 'production', now)).resolves.toEqual([
    'pages of profile A@api.test: 2 drawn, the oldest 12 min ago, 1 past their limit, 1 not drawn',
    '  not drawn: the page reports MRW-110',
  ]);
});
