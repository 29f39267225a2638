ALTER TABLE "booking_intents" ADD COLUMN "claimed_from" text;--> statement-breakpoint
CREATE INDEX "booking_intents_claimed_from" ON "booking_intents" USING btree ("claimed_from");