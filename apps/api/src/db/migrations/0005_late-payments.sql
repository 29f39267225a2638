ALTER TABLE "booking_intents" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "is_processing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "unpaid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "is_payment_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_intents" ADD COLUMN "confirmed_otherwise" jsonb;