CREATE SEQUENCE "public"."ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000 CACHE 1;--> statement-breakpoint
CREATE TABLE "authorization_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer,
	"purpose" text NOT NULL,
	"method" text NOT NULL,
	"contact" text NOT NULL,
	"code" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_route_pk" PRIMARY KEY("owner","key","route")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"code" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verify_credentials" (
	"credential" text PRIMARY KEY NOT NULL,
	"email" text,
	"country_code" text,
	"mobile" text,
	"is_otp_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicable_stores" (
	"coupon_template_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"stock" integer,
	CONSTRAINT "applicable_stores_coupon_template_id_store_id_pk" PRIMARY KEY("coupon_template_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_templates" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"coupon_type" text NOT NULL,
	"name" jsonb NOT NULL,
	"brand_id" integer,
	"photos" jsonb,
	"cover_photo_url" text,
	"detail_section_title" jsonb,
	"detail_section_content" jsonb,
	"instruction_section_title" jsonb,
	"instruction_section_content" jsonb,
	"online_detail_section_title" jsonb,
	"online_detail_section_content" jsonb,
	"online_instruction_section_title" jsonb,
	"online_instruction_section_content" jsonb,
	"offline_detail_section_title" jsonb,
	"offline_detail_section_content" jsonb,
	"offline_instruction_section_title" jsonb,
	"offline_instruction_section_content" jsonb,
	"medium_type" text DEFAULT 'BOTH' NOT NULL,
	"should_select_usage_medium" boolean DEFAULT false NOT NULL,
	"show_online_offline_selection" boolean DEFAULT false NOT NULL,
	"should_use_in_store" boolean DEFAULT false NOT NULL,
	"redemption_method" text DEFAULT 'MERCHANT_SCAN_QR' NOT NULL,
	"coupon_template_type" text DEFAULT 'STANDARD' NOT NULL,
	"formats" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"show_copiable_string" boolean DEFAULT false NOT NULL,
	"barcode_format" text,
	"virtual_real_type" text DEFAULT 'REAL' NOT NULL,
	"validity_days" integer,
	"effective_after_days" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"coupon_type" text NOT NULL,
	"template_id" integer NOT NULL,
	"campaign_id" integer,
	"slot_id" integer,
	"code" text NOT NULL,
	"effective_date" timestamp with time zone,
	"expiry_date" timestamp with time zone,
	"date_of_earning" timestamp with time zone,
	"date_of_purchase" timestamp with time zone,
	"date_of_grant" timestamp with time zone,
	"usage_medium" text,
	"user_selected_usage_medium" text,
	"virtual_real_type" text DEFAULT 'REAL' NOT NULL,
	"real_coupon_id" integer,
	"store_id" integer,
	"is_forced_inactive" boolean DEFAULT false NOT NULL,
	"reclaimed_at" timestamp with time zone,
	"is_used" boolean DEFAULT false NOT NULL,
	"date_of_use" timestamp with time zone,
	"usage_record_id" integer,
	"used_store_id" integer,
	"expiry_logged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_logs" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"activity_type" text NOT NULL,
	"activity_time" timestamp with time zone NOT NULL,
	"log_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"level_related" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_installations" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"platform" text NOT NULL,
	"device_id" text NOT NULL,
	"language" text NOT NULL,
	"app_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"creation_date" timestamp with time zone NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"url" text,
	"url_disabled" boolean DEFAULT false NOT NULL,
	"photo_url" text,
	"is_tracked" boolean DEFAULT false NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"target_total_points_earned" integer NOT NULL,
	"retain_required_value" integer,
	"next_level_id" integer,
	"benefit_url" text
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"login_name" text,
	"membership_id" text NOT NULL,
	"password_hash" text,
	"login_type" text NOT NULL,
	"sign_up_method" text NOT NULL,
	"is_pre_registered" boolean DEFAULT false NOT NULL,
	"is_forced_inactive" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"first_name" text,
	"last_name" text,
	"nickname" text,
	"gender" text,
	"date_of_birth" date,
	"address" text,
	"company" text,
	"email_address" text,
	"mobile_phone_number_country_code" text,
	"mobile_phone_number_subscriber_number" text,
	"temporary_email_address" text,
	"temporary_country_code" text,
	"temporary_phone_number" text,
	"referral_code" text,
	"referred_by_campaign" integer,
	"referrer" integer,
	"has_agreed_direct_marketing" boolean DEFAULT false NOT NULL,
	"direct_marketing_via_email" boolean DEFAULT false NOT NULL,
	"allowed_edit_fields" jsonb,
	"user_custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"level_id" integer DEFAULT 1 NOT NULL,
	"pp" bigint DEFAULT 0 NOT NULL,
	"period_start" date NOT NULL,
	"level_renew_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_login_name_unique" UNIQUE("login_name"),
	CONSTRAINT "members_membership_id_unique" UNIQUE("membership_id")
);
--> statement-breakpoint
CREATE TABLE "blackout_days" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"campaign_id" integer,
	"coupon_template_id" integer,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_categories" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_priority" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_category_links" (
	"campaign_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "campaign_category_links_campaign_id_category_id_pk" PRIMARY KEY("campaign_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"photos" jsonb,
	"cover_photo_url" text,
	"square_cover_photo_url" text,
	"is_featured" boolean DEFAULT false NOT NULL,
	"only_for_member_ids" integer[],
	"is_active" boolean DEFAULT true NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone,
	"display_start_date" timestamp with time zone NOT NULL,
	"short_description" jsonb,
	"detail_section_title" jsonb,
	"detail_section_content" jsonb,
	"instruction_section_title" jsonb,
	"instruction_section_content" jsonb,
	"brand_id" integer,
	"store_ids" integer[] DEFAULT '{}' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ignore_login" boolean DEFAULT false NOT NULL,
	"required_points" integer DEFAULT 0 NOT NULL,
	"per_head_limit" integer,
	"stock" integer,
	"coupon_template_id" integer,
	"should_show_coupon_stock" boolean DEFAULT true NOT NULL,
	"should_fill_other_information" boolean DEFAULT false NOT NULL,
	"enable_otp" boolean DEFAULT false NOT NULL,
	"total_stamps" integer,
	"stamp_slot_image" text,
	"stamp_gift_image" text,
	"omitted_fields" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earning_rules" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"campaign_id" integer NOT NULL,
	"linked_campaign_id" integer,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"tpe" integer DEFAULT 0 NOT NULL,
	"stamps" integer DEFAULT 0 NOT NULL,
	"coupon_template_id" integer,
	"qr_code" text,
	"radius" integer,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "homepage_banners" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" jsonb NOT NULL,
	"url" text,
	"cover_photo_url" text NOT NULL,
	"cover_photo_urls" jsonb,
	"content_type" text NOT NULL,
	"content_reference_id" integer,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"slot_id" integer,
	"store_id" integer,
	"earning_rule_id" integer,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stamp_badges" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"campaign_id" integer NOT NULL,
	"required_stamps" integer NOT NULL,
	"reward_type" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"coupon_template_id" integer,
	"quantity" integer DEFAULT 1 NOT NULL,
	"stock" integer
);
--> statement-breakpoint
CREATE TABLE "stamp_earnings" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"earning_rule_id" integer,
	"stamps" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stamp_rewards" (
	"member_id" integer NOT NULL,
	"badge_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stamp_rewards_member_id_badge_id_pk" PRIMARY KEY("member_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_questions" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"campaign_id" integer NOT NULL,
	"question" jsonb NOT NULL,
	"question_type" text NOT NULL,
	"question_is_optional" boolean NOT NULL,
	"question_format" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_value" text,
	"precision" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_slots" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"campaign_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"stock" integer,
	"coupon_template_id" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"icon_url" text
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" jsonb NOT NULL,
	"region_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_categories" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_subcategories" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" jsonb NOT NULL,
	"category_id" integer NOT NULL,
	"display_priority" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb,
	"description" jsonb,
	"brand_id" integer,
	"district_id" integer,
	"region_id" integer,
	"subcategory_ids" integer[] DEFAULT '{}' NOT NULL,
	"photo_url" text,
	"email_address" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone_number_country_code" text,
	"phone_number_subscriber_number" text,
	"is_online_store" boolean DEFAULT false NOT NULL,
	"third_party_store_code" text,
	"display_priority" integer NOT NULL,
	"staff_code" text,
	"qr_code" text,
	"creation_date" timestamp with time zone NOT NULL,
	"last_modified_date" timestamp with time zone NOT NULL,
	CONSTRAINT "stores_staff_code_unique" UNIQUE("staff_code"),
	CONSTRAINT "stores_qr_code_unique" UNIQUE("qr_code")
);
--> statement-breakpoint
CREATE TABLE "cash_offers" (
	"key" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"code" text NOT NULL,
	"cash_dollar" bigint NOT NULL,
	"points" bigint NOT NULL,
	"status" text NOT NULL,
	"is_shop_platform" boolean DEFAULT false NOT NULL,
	"store_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"invoice_id" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"total_value" numeric(14, 2) NOT NULL,
	"status" text NOT NULL,
	"receipt_image" text,
	"credit_card_slip_image" text,
	"rewards" jsonb DEFAULT '{"points_rewards":[],"coupons_rewards":[],"stamps_rewards":[]}'::jsonb NOT NULL,
	"creation_date" timestamp with time zone NOT NULL,
	"last_modified_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"cash_value" numeric(14, 2) NOT NULL,
	"designated_member_ids" integer[],
	"redeemed_by" integer,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point_ledger" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"points" bigint NOT NULL,
	"remaining" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_history" (
	"id" integer PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" integer NOT NULL,
	"invoice_id" text,
	"receipt_number" text,
	"date" timestamp with time zone NOT NULL,
	"creation_date" timestamp with time zone NOT NULL,
	"event_type" text NOT NULL,
	"order_status" text NOT NULL,
	"store_id" integer,
	"total_value" numeric(14, 2) NOT NULL,
	"paid_amount" numeric(14, 2),
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_challenges_member" ON "contact_challenges" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "coupons_member" ON "coupons" USING btree ("member_id","coupon_type");--> statement-breakpoint
CREATE INDEX "coupons_code" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "activity_logs_member" ON "activity_logs" USING btree ("member_id","activity_time");--> statement-breakpoint
CREATE INDEX "inbox_messages_member" ON "inbox_messages" USING btree ("member_id","creation_date");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree (lower("email_address"));--> statement-breakpoint
CREATE UNIQUE INDEX "members_mobile" ON "members" USING btree ("mobile_phone_number_country_code","mobile_phone_number_subscriber_number");--> statement-breakpoint
CREATE INDEX "participations_member" ON "participations" USING btree ("member_id","campaign_id");--> statement-breakpoint
CREATE INDEX "stamp_earnings_member" ON "stamp_earnings" USING btree ("member_id","campaign_id");--> statement-breakpoint
CREATE INDEX "cash_offers_member" ON "cash_offers" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "cash_offers_code" ON "cash_offers" USING btree ("code");--> statement-breakpoint
CREATE INDEX "claims_member" ON "claims" USING btree ("member_id","creation_date");--> statement-breakpoint
CREATE INDEX "point_ledger_member" ON "point_ledger" USING btree ("member_id","expires_at");--> statement-breakpoint
CREATE INDEX "transaction_history_member" ON "transaction_history" USING btree ("member_id","date");