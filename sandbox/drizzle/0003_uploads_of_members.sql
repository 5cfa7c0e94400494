CREATE TABLE "uploads" (
	"path" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id");--> statement-breakpoint
-- Photos of claims belong to the member of the claim.
INSERT INTO "uploads" ("path", "member_id", "created_at")
SELECT "path", min("member_id"), min("creation_date")
FROM (
	SELECT "receipt_image" AS "path", "member_id", "creation_date" FROM "claims"
	UNION ALL
	SELECT "credit_card_slip_image", "member_id", "creation_date" FROM "claims"
) AS "sent"
WHERE "path" LIKE 'claims/%'
GROUP BY "path";
