CREATE TABLE "partner_consents" (
	"code" text PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"member_id" integer NOT NULL,
	"redirect_uri" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_links" (
	"id" text PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"user_reference" text NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD COLUMN "link_id" text;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "link_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_links_reference" ON "partner_links" USING btree ("partner","user_reference");--> statement-breakpoint
CREATE INDEX "partner_links_member" ON "partner_links" USING btree ("member_id");