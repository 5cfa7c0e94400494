import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { languageOf } from '../../platform/http/language';
import { memberNamed } from '../../platform/identity/lock';
import { listNames, lists } from './lists';

const query = z.object({
  list: z.enum(listNames),
  member: z.optional(z.string()),
});

/** Demo data by kind and state, with its place in the product: the ids that the console needs. */
export function lookUpRoutes(api: Api, { connection: { db }, clock, addresses }: Context): void {
  const { shell, signOn } = addresses;

  api.get('/sandbox/look-up', { schema: { querystring: query } }, async (request) => {
    const { list, member = '' } = request.query;
    const language = languageOf(request);
    const logIn = (login: string): string => {
      const landing = `${shell.origin}/login_callback?redirect_to=%2Fhome`;
      const asked = { redirect_url: landing, locale: language, sign_up_channel: 'WEBSITE', demo: login };
      return `${signOn.origin}/auth/login?${new URLSearchParams(asked).toString()}`;
    };
    return lists[list]({
      db,
      now: clock.now(),
      language,
      memberId: member === '' ? null : (await db.transaction((tx) => memberNamed(tx, member))).id,
      shop: (path) => `${shell.origin}${path}`,
      logIn,
    });
  });
}
