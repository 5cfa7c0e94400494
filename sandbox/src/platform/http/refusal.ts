import { details } from '@mrw/shared-contracts/api/errors';

/** Thrown anywhere below a route; the answer is exactly `body` (contract §0), and its transaction is undone. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body));
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const refused = (detail: string, status = 400): Refusal => new Refusal(status, { detail });
export const notFound = (detail: string = details.notFound): Refusal => refused(detail, 404);
export const unauthorized = (detail: string): Refusal => refused(detail, 401);
export const forbidden = (detail = 'You do not have permission to perform this action.'): Refusal =>
  refused(detail, 403);
/** One message per field. */
export const fieldRefusal = (fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal(400, Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])));

/** The row, or 404. */
export function found<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw notFound();
  return row;
}
