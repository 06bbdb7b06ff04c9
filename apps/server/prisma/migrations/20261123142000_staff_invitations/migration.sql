CREATE TABLE "staff_invitations" (
    "id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "staff_role" TEXT NOT NULL,
    "invited_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_invitations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "staff_invitations_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "staff_invitations_role_known"
        CHECK ("staff_role" IN ('owner', 'manager', 'support', 'warehouse', 'driver')),
    CONSTRAINT "staff_invitations_hashed" CHECK ("token_hash" ~ '^[0-9a-f]{64}$')
);

CREATE UNIQUE INDEX "staff_invitations_token_hash_key" ON "staff_invitations"("token_hash");

-- nobody is invited twice
CREATE UNIQUE INDEX "staff_invitations_email_key_key" ON "staff_invitations"("email_key");
CREATE INDEX "staff_invitations_invited_by_idx" ON "staff_invitations"("invited_by");

-- Words more in two closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, words
        FROM pg_constraint c
        JOIN (VALUES
            ('queued_mails_template_known', ARRAY['staff-invitation']),
            ('audit_entries_action_known', ARRAY[
                'account.invitation-accepted', 'account.invitation-sent-again', 'account.invitation-withdrawn',
                'account.invited'
            ])
        ) AS added (conname, words) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname,
            replace(list.definition, ']', (SELECT string_agg(format(', %L::text', word), '') || ']' FROM unnest(list.words) AS word))
        );
    END LOOP;
END $$;
