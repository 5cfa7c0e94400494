import * as z from 'zod/mini';
import type { SandboxControl } from '../../harness/sandbox';
import type { Stack } from '../../harness/stack';

const tokens = z.object({ access: z.string() });
const claims = z.object({ sub: z.string() });
const account = z.object({ balance: z.number() });
const entries = z.array(z.object({ activity_type: z.string() }));

/** What the API and the ledger have of a member, read beside the page with a session of its own. */
export class Truth {
  private constructor(
    private readonly api: string,
    private readonly access: string,
    private readonly uid: string,
  ) {}

  static async of(stack: Stack, sandbox: SandboxControl, login: string): Promise<Truth> {
    const authorization_code = await sandbox.authorizationCode(login);
    const { access } = tokens.parse(await sandbox.post('/auth/access_token', { authorization_code }));
    const payload: unknown = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
    return new Truth(stack.addresses.api.origin, access, claims.parse(payload).sub);
  }

  /** @param path below the member's own record when it does not begin with a slash */
  async read(path: string): Promise<unknown> {
    const address = path.startsWith('/') ? path : `/customers/${this.uid}/${path}`;
    const answer = await fetch(this.api + address.replace(/\/$/, ''), {
      headers: { Authorization: `Bearer ${this.access}` },
    });
    return answer.ok ? answer.json() : null;
  }

  async balance(): Promise<number> {
    return account.parse(await this.read(`/point-accounts/${this.uid}`)).balance;
  }

  /** How many entries of this type the activity log has. */
  async logged(type: string): Promise<number> {
    const log = entries.parse(await this.read('activity_logs?page[size]=10000'));
    return log.filter(({ activity_type }) => activity_type === type).length;
  }
}
