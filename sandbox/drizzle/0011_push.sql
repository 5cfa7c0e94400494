CREATE TABLE "push_outbox" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"path" text NOT NULL,
	"news" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"server_key" text NOT NULL,
	"language" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"details" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "push_outbox_item" ON "push_outbox" USING btree ("subscription_id","kind","item");--> statement-breakpoint
CREATE INDEX "push_outbox_member" ON "push_outbox" USING btree ("member_id","kind","item");--> statement-breakpoint
CREATE INDEX "push_outbox_due" ON "push_outbox" USING btree ("due_at") WHERE "push_outbox"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "push_outbox_ends" ON "push_outbox" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");