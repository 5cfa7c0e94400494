import { languages } from '@mrw/shared-contracts/language';
import { walletModes } from '@mrw/shared-contracts/partners/registration';
import { row, type Row } from '../../process/command-line';
import { localEnvironment } from '../../release/deployments';
import { releaseOptions } from '../../release/release-options';
import type { Print } from '../partners';

const place = {
  environment: {
    value: 'name',
    does: 'whose partners',
    default: process.env['MRW_ENVIRONMENT'] ?? localEnvironment,
    defaultText: `MRW_ENVIRONMENT, or ${localEnvironment}`,
  },
  storage: { value: 'place', does: 'folder or s3://bucket/prefix of the registrations' },
} as const;
const id = [{ name: 'id' }];
const loaded = () => import('../partners');

/** A running site uses the change for its next answer. @param print where its lines go */
export const partners = (print: Print): Row => ({
  name: 'partners',
  group: 'Every day:',
  does: 'Registers the partners of an environment, without a release.',
  example: 'add mall --origin https://mall.example',
  actions: [
    row({
      name: 'add',
      does: 'Registers a partner and shows its secret once.',
      words: id,
      options: {
        ...place,
        origin: { value: 'origin', does: 'where it shows the wallet; may be given again', many: [] },
        name: { value: 'text', does: 'its name; the id without it' },
        'name-zh-Hant': { value: 'text', does: 'its name in Traditional Chinese' },
        'name-zh-Hans': { value: 'text', does: 'its name in Simplified Chinese' },
        mode: { value: 'mode', does: `${walletModes.join(', ')}; may be given again`, many: walletModes },
        language: { value: 'language', does: `${languages.join(', ')}; may be given again`, many: languages },
      },
      example: 'mall --origin https://mall.example --name Mall',
      run: async ([name = ''], values) => (await loaded()).add(name, values, print),
    }),
    row({
      name: 'origins',
      does: 'Changes where a partner shows the wallet.',
      words: id,
      options: {
        ...place,
        add: { value: 'origin', does: 'may be given again', many: [] },
        remove: { value: 'origin', does: 'may be given again', many: [] },
      },
      example: 'mall --add https://shop.example',
      run: async ([name = ''], values) => (await loaded()).origins(name, values, print),
    }),
    row({
      name: 'rotate',
      does: 'Gives a partner a new secret and shows it once; the one before works on for a day.',
      words: id,
      options: { ...place, now: { does: 'the one before ends at once' } },
      example: 'mall --now',
      run: async ([name = ''], values) => (await loaded()).rotate(name, values, print),
    }),
    row({
      name: 'remove',
      does: 'Takes a partner out.',
      words: id,
      options: place,
      example: 'mall',
      run: async ([name = ''], values) => (await loaded()).remove(name, values, print),
    }),
    row({
      name: 'list',
      does: 'Lists the partners with the day of their newest secret.',
      options: { ...place, json: releaseOptions('').json },
      example: '--environment production',
      run: async (_, values) => (await loaded()).list(values, print),
    }),
  ],
});
