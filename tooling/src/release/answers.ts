import * as z from 'zod/mini';
import { deploymentStep } from './history';

/** Rises when a field goes or changes its meaning; fields may be added. */
const schema = z.literal(1);
const environment = z.string();
const version = z.string();
/** ISO 8601, UTC. */
const instant = z.iso.datetime();
/** Of the devices. */
const percent = z.int().check(z.gte(0), z.lte(100));
const stage = z.object({ version, by: z.string(), at: instant });
const release = { schema, environment, package: z.string(), version };

/** What the commands print with `--json`, one document a line; `release schema` prints their JSON Schema. */
export const answers = {
  status: z.object({
    schema,
    environment,
    revision: z.int(),
    packages: z.array(
      z.object({
        package: z.string(),
        live: stage,
        canary: z.nullable(z.extend(stage, { percent, later: z.array(percent) })),
        /** Versions that were live before, the last one at the end. */
        earlier: z.array(version),
        disabled: z.nullable(z.object({ by: z.string(), at: instant, reason: z.nullable(z.string()) })),
      }),
    ),
  }),
  /** Newest first. */
  history: z.object({ schema, environment, steps: z.array(deploymentStep) }),
  /** The command fails when there are faults. */
  check: z.object({
    ...release,
    faults: z.array(z.string()),
    /** What no visitor would see of it: a slot that no page draws. */
    warnings: z.array(z.string()),
  }),
  /** What a link leads to, and when that ends. */
  preview: z.object({ ...release, link: z.url(), expires: instant }),
  rollout: z.object({ ...release, percent, plan: z.boolean() }),
  watch: z.object({
    schema,
    environment,
    rollouts: z.array(
      z.object({
        package: z.string(),
        version,
        /** 0 when it was withdrawn, 100 when it is live. */
        percent,
        outcome: z.enum(['held', 'withdrawn', 'advanced', 'live']),
        reason: z.string(),
      }),
    ),
  }),
  /** Of the last week, those of the most visits first. */
  errors: z.object({
    ...release,
    causes: z.array(
      z.object({
        code: z.string(),
        place: z.nullable(z.object({ file: z.string(), line: z.int(), name: z.string() })),
        message: z.string(),
        visits: z.int(),
        pages: z.array(z.string()),
        isNew: z.boolean(),
      }),
    ),
  }),
  partners: z.object({
    schema,
    environment,
    partners: z.array(
      z.object({
        partner: z.string(),
        modes: z.array(z.string()),
        languages: z.array(z.string()),
        origins: z.array(z.string()),
        newestSecret: z.nullable(instant),
      }),
    ),
  }),
} as const;

export type Answers = { [Name in keyof typeof answers]: z.infer<(typeof answers)[Name]> };
export type Answer = Answers[keyof Answers];

/** The JSON Schema of every answer, by the name of its command. */
export const answersSchema = (): string =>
  `${JSON.stringify(
    {
      title: 'What the release commands print with --json',
      $defs: Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => [name, z.toJSONSchema(answer, { io: 'input' })]),
      ),
    },
    null,
    2,
  )}\n`;
