CREATE TABLE "partner_claims" (
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"partner" text NOT NULL,
	"order_reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_claims_kind_item_pk" PRIMARY KEY("kind","item")
);
