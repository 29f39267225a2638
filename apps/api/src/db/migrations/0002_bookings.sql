CREATE TABLE "booking_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"prebook_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"shown" jsonb NOT NULL,
	"language" text NOT NULL,
	"uid" text,
	"contact" jsonb,
	"holder" jsonb,
	"booking_id" text,
	"guest_id" text,
	"confirmation_code" text,
	"reference_used_at" timestamp with time zone,
	"failure" text,
	"refund_minor" bigint,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_intents_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"kind" text NOT NULL,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_intent_id_booking_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."booking_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_intents_next_try_at" ON "booking_intents" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "booking_intents_uid" ON "booking_intents" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_intent_id_kind" ON "mails" USING btree ("intent_id","kind");--> statement-breakpoint
CREATE INDEX "mails_next_try_at" ON "mails" USING btree ("next_try_at");