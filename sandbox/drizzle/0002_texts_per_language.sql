-- Texts that were English only are stored per language, as all others are.
UPDATE "activity_logs" SET "log_info" = regexp_replace("log_info"::text, '"content": ("([^"\\]|\\.)*")', '"content": {"en": \1}')::jsonb;--> statement-breakpoint
UPDATE "transaction_history" SET "detail" = regexp_replace("detail"::text, '"(name|title|remarks)": ("([^"\\]|\\.)*")', '"\1": {"en": \2}', 'g')::jsonb;
