CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"visit" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"joined" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "shows_name_to_invited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_visit" ON "invitations" USING btree ("member_id","visit");