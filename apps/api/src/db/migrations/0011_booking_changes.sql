ALTER TABLE "booking_intents" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "change_of" text;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "change_refund_minor" bigint;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "new_holder" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "to" text;