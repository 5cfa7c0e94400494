import type { FastifyBaseLogger } from 'fastify';
import type { Api, Context } from '../../platform/context';
import { telemetryCounter } from '../../platform/telemetry/counter';
import type { Exporter } from '../../platform/telemetry/intake';
import { passRoutes } from './routes';
import type { PassSettings } from './settings';
import { createPassUpdates } from './updates';

type Options = { passes?: PassSettings | null; exporter?: Exporter | undefined; logger: FastifyBaseLogger };

/** The passes of a process: their routes, and what tells wallets of changes. Null without certificates. */
export function startPasses(context: Context, { passes: settings, exporter, logger: log }: Options) {
  if (!settings) return null;
  const { connection, clock, addresses } = context;
  const count = telemetryCounter(exporter, 'passes', () => clock.now());
  const logo = `${addresses.shell.origin}/assets/icon-512.png`;
  return {
    routes: (api: Api) => {
      passRoutes(api, context, { settings, count });
    },
    updates: createPassUpdates({ connection, clock, settings, count, log, logo }),
  };
}
