DROP INDEX "mails_intent_id_kind";--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "is_paid_by_guess" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "cancel_called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "agreed_refund_minor" bigint;--> statement-breakpoint
CREATE INDEX "mails_intent_id_kind" ON "mails" USING btree ("intent_id","kind");