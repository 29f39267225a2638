CREATE TABLE "free_nights" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"ordinal" integer NOT NULL,
	"state" text NOT NULL,
	"worth_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text DEFAULT 'liteapi' NOT NULL,
	"voucher" integer DEFAULT 1 NOT NULL,
	"intent_id" text,
	"held_until" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stayed_nights" (
	"uid" text NOT NULL,
	"date" text NOT NULL,
	"intent_id" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"usd_rate" double precision,
	"free_night_id" text,
	CONSTRAINT "stayed_nights_uid_date_pk" PRIMARY KEY("uid","date")
);
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "intent_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "usd_rate" double precision;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "free_night_id" text;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "free_night_voucher" integer;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "nights_counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "free_night_id" text;--> statement-breakpoint
ALTER TABLE "free_nights" ADD CONSTRAINT "free_nights_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stayed_nights" ADD CONSTRAINT "stayed_nights_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stayed_nights" ADD CONSTRAINT "stayed_nights_free_night_id_free_nights_id_fk" FOREIGN KEY ("free_night_id") REFERENCES "public"."free_nights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "free_nights_uid_ordinal" ON "free_nights" USING btree ("uid","ordinal");--> statement-breakpoint
CREATE INDEX "free_nights_next_try_at" ON "free_nights" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "free_nights_intent_id" ON "free_nights" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "booking_intents_uncounted" ON "booking_intents" USING btree (("shown"->'dates'->>'checkout')) WHERE "booking_intents"."state" = 'confirmed' and "booking_intents"."uid" is not null and "booking_intents"."nights_counted_at" is null;