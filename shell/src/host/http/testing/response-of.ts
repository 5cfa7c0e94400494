/** A `fetch` response, for tests without network and `Response`. */
export const responseOf = (
  status: number,
  body: unknown,
  headers: readonly (readonly [string, string])[] = [],
) =>
  ({
    ok: status < 400,
    status,
    statusText: '',
    headers: new Map([['content-type', 'application/json'], ...headers]),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as unknown as Response;
