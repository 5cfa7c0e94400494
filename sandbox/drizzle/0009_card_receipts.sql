CREATE TABLE "card_receipts" (
	"receipt_key" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
