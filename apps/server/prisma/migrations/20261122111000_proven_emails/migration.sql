-- Whoever has an account by now counts as proven: the default fills their rows without touching them, and goes again.
ALTER TABLE "users" ADD COLUMN "email_proven_at" TIMESTAMPTZ(3) DEFAULT now();
ALTER TABLE "users" ALTER COLUMN "email_proven_at" DROP DEFAULT;

-- The address that becomes the account's once its link is used.
ALTER TABLE "users" ADD COLUMN "new_email" TEXT;
ALTER TABLE "users" ADD CONSTRAINT "users_new_email_is_another" CHECK ("new_email" <> "email");

CREATE TABLE "email_links" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_links_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "email_links_user_id_idx" ON "email_links"("user_id");
CREATE INDEX "email_links_expires_at_idx" ON "email_links"("expires_at");

-- The closed list keeps whatever else it holds.
DO $$
DECLARE
    template text;
    definition text;
BEGIN
    FOREACH template IN ARRAY ARRAY['email-confirm', 'email-change-asked'] LOOP
        SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
        WHERE conname = 'queued_mails_template_known' AND conrelid = 'queued_mails'::regclass;
        ALTER TABLE queued_mails DROP CONSTRAINT queued_mails_template_known;
        EXECUTE format(
            'ALTER TABLE queued_mails ADD CONSTRAINT queued_mails_template_known %s',
            replace(definition, ']', format(', %L::text]', template))
        );
    END LOOP;
END $$;
