CREATE TABLE "list_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"list_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_shares_uid_list_id" UNIQUE("uid","list_id")
);
--> statement-breakpoint
CREATE TABLE "list_votes" (
	"share_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"voter" text NOT NULL,
	CONSTRAINT "list_votes_share_id_hotel_id_voter_pk" PRIMARY KEY("share_id","hotel_id","voter")
);
--> statement-breakpoint
CREATE TABLE "saved_hotels" (
	"uid" text NOT NULL,
	"hotel_id" text NOT NULL,
	"list_id" text NOT NULL,
	"name" text NOT NULL,
	"city" text,
	"thumbnail" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_hotels_uid_hotel_id_pk" PRIMARY KEY("uid","hotel_id")
);
--> statement-breakpoint
CREATE TABLE "saved_lists" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_lists_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_uid_list_id_saved_lists_uid_id_fk" FOREIGN KEY ("uid","list_id") REFERENCES "public"."saved_lists"("uid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_votes" ADD CONSTRAINT "list_votes_share_id_list_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."list_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_hotels" ADD CONSTRAINT "saved_hotels_uid_list_id_saved_lists_uid_id_fk" FOREIGN KEY ("uid","list_id") REFERENCES "public"."saved_lists"("uid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_hotels_uid_list_id" ON "saved_hotels" USING btree ("uid","list_id");