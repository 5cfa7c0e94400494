DROP INDEX "members_email";--> statement-breakpoint
ALTER TABLE "verify_credentials" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "invoice_key" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "code_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_receipt" ON "claims" USING btree ("store_id","invoice_key");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_email_key_unique" UNIQUE("email_key");--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_code_key_unique" UNIQUE("code_key");--> statement-breakpoint
-- Credentials last for 30 minutes. The keys of the other tables need the rules of src/db/comparison-keys.ts, which fills them at the start.
UPDATE "verify_credentials" SET "email_key" = lower("email");
