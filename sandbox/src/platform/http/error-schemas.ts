type Errors = Readonly<Record<number, object>>;

const detail = { type: 'object', properties: { detail: { type: 'string' } }, required: ['detail'] };
const fields = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
};
const result = { type: 'object', properties: { result: { type: 'string' } }, required: ['result'] };
const retry = { 'Retry-After': { type: 'integer', description: 'Seconds' } };
const ofBearer: Errors = {
  401: { description: 'No token, or one that is over', ...detail },
  403: { description: 'Of another member, or spending is locked', ...detail },
};
const ofId: Errors = { 404: { description: 'There is none', ...detail } };

/** The answers of contract §0 that a published call may have beside its own, as schemas of OpenAPI. */
export function errorSchemas(url: string, needsBearer: boolean): Errors {
  return {
    400: { description: 'The call or a field is refused', anyOf: [detail, fields, result] },
    ...(needsBearer ? ofBearer : {}),
    ...(/[:*]/.test(url) ? ofId : {}),
    429: { description: 'Too many calls or attempts', headers: retry, ...detail },
    503: { description: 'Later, the same call succeeds', headers: retry, ...detail },
  };
}
