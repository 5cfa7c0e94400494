CREATE TABLE "telemetry" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"key" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"remote" text,
	"version" text,
	"code" text,
	"canary" text,
	"visit" text,
	"sender" text,
	"times" integer NOT NULL,
	"sample" double precision,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "telemetry_key" ON "telemetry" USING btree ("key");--> statement-breakpoint
CREATE INDEX "telemetry_time" ON "telemetry" USING btree ("time");