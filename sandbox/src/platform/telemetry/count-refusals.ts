import { details } from '@mrw/shared-contracts/api/errors';
import type { Api } from '../context';
import { telemetryCounter } from './counter';
import type { Exporter } from './intake';

/** Counts spends that the lock has refused, without saying whose or what. */
export function countRefusals(api: Api, exporter: Exporter | undefined, now: () => Date): void {
  const count = telemetryCounter(exporter, 'spending', now);
  api.addHook('onSend', async (_request, reply, payload) => {
    const isLocked = reply.statusCode === 403 && typeof payload === 'string';
    if (isLocked && payload.includes(details.spendingLocked)) count('locked');
  });
}
