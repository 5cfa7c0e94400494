CREATE TABLE "pass_devices" (
	"device" text NOT NULL,
	"serial" text NOT NULL,
	"member_id" integer NOT NULL,
	"push_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pass_devices_device_serial_pk" PRIMARY KEY("device","serial")
);
--> statement-breakpoint
CREATE TABLE "pass_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"item" text NOT NULL,
	"language" text NOT NULL,
	"shows_balance" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_updates" (
	"serial" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"tries" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_passes" (
	"serial" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"language" text NOT NULL,
	"shows_balance" boolean NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"tag" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pass_devices_serial" ON "pass_devices" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "wallet_passes_member" ON "wallet_passes" USING btree ("member_id");