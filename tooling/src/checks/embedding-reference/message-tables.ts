import { embedCommand, embedConnect, embedReport } from '@mrw/shared-contracts/messages/embed';
import { partnerAnswer, partnerRequest } from '@mrw/shared-contracts/messages/partner';
import * as z from 'zod/mini';
import { table } from './type-tables';

type Schema = z.core.JSONSchema.BaseSchema;

/** Every direction with its messages, in the words of the schemas that both sides check. */
const directions: readonly (readonly [title: string, schema: z.ZodMiniType])[] = [
  ['From the page to a frame, once, with a `MessagePort`', embedConnect],
  ['From the page to the wallet, through the port', embedCommand],
  ['From the wallet to the page, through the port', embedReport],
  ['From a plain frame to the page', partnerRequest],
  ['From the page to a plain frame', partnerAnswer],
];

export const messageTables = (): string =>
  directions
    .map(([title, schema]) => {
      const rows = variants(z.toJSONSchema(schema)).map(({ properties = {}, required = [] }) => {
        const { type, ...fields } = properties;
        const named = Object.entries(fields).map(
          ([name, value]) => `\`${name}${required.includes(name) ? '' : '?'}\`: ${words(value)}`,
        );
        return [words(type ?? {}), named.join('; ') || 'none'];
      });
      return `**${title}**\n\n${table(['`type`', 'fields'], rows)}`;
    })
    .join('\n\n');

const variants = (schema: Schema): Schema[] => (schema.anyOf ?? schema.oneOf ?? [schema]).filter(isSchema);

const isSchema = (given: unknown): given is Schema => typeof given === 'object' && given !== null;

function words(schema: Schema | boolean): string {
  if (!isSchema(schema)) return 'anything';
  const { anyOf, minLength, maxLength, minimum, maximum, pattern } = schema;
  if (anyOf) return anyOf.map((one) => words(one)).join(' or ');
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(' or ');
  if (schema.type === 'number') return `number from ${minimum} to ${maximum}`;
  if (schema.type !== 'string') return String(schema.type ?? '');
  const length = `${minLength ?? 0} to ${maxLength} characters`;
  return pattern ? `a path of the site, up to ${maxLength} characters` : `text of ${length}`;
}
