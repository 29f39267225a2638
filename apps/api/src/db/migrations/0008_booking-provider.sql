ALTER TABLE "booking_intents" ADD COLUMN "provider" text DEFAULT 'liteapi' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_mappings" ADD COLUMN "provider" text DEFAULT 'liteapi' NOT NULL;