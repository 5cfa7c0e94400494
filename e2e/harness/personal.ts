import * as z from 'zod/mini';

const row = z.looseObject({
  code: z.nullable(z.string()),
  record: z.looseObject({
    path: z.optional(z.string()),
    detail: z.optional(z.string()),
    page: z.optional(z.string()),
  }),
});
const members = z.array(
  z.looseObject({ uid: z.string(), login: z.nullable(z.string()), contact: z.string() }),
);

/** Forms of personal data and of credentials. */
const forms: readonly [string, RegExp][] = [
  ['a mail address', /[^\s@[\]]+@[^\s@]+\.\w+/],
  ['a token', /eyJ[\w-]{8,}|Bearer \S+|(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/],
  ['a long number', /(?<![\w.-])\d{5,}(?![\w.-])/],
  ['a query', /\?[\w-]+=/],
  ['an address of the network', /(?<![\d.])(?!127\.0\.0\.1)\d{1,3}(\.\d{1,3}){3}(?![\d.])/],
];

/** What telemetry must not contain: the forms of personal data, and everything that the demo data say about members. */
export function personalData(list: unknown) {
  const words = new Set(
    members
      .parse(list)
      .flatMap(({ uid, login, contact }) => [uid, login ?? '', ...contact.split(' · ')])
      .filter((word) => word.length > 2),
  );
  /** What is personal in the rows of the collector, a line for each. */
  return (rows: unknown): string[] =>
    z
      .array(row)
      .parse(rows)
      .flatMap(({ code, record }) => {
        // Ids of the page load, ports, versions and files are made by programs.
        const text = [code, record.path, record.detail, record.page].filter(Boolean).join(' ');
        const withoutFiles = text
          .replace(/https?:\/\/[^\s/"\\]+/g, '')
          .replace(/\/[\w-]+\/\d+\.[^\s"\\]*/g, '')
          .replace(/[\w./-]+\.(js|css|avif|webp|svg|woff2)/g, '');
        const found = forms.flatMap(([name, form]) => (form.test(withoutFiles) ? [name] : []));
        const known = withoutFiles.split(/[^\w@.+-]+/).filter((word) => words.has(word));
        return found.length + known.length > 0 ? [`${[...found, ...known].join(', ')} in: ${text}`] : [];
      });
}
