-- Whom staff have on the phone is found by the phone number, however it is written.
CREATE INDEX "users_phone_search" ON "users"
    USING GIN (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops) WHERE "phone" <> '';

-- Words more in two closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, added.words
        FROM pg_constraint c
        JOIN (VALUES
            ('queued_mails_template_known', ', ''account-opened''::text]'),
            ('audit_entries_action_known', ', ''account.opened''::text, ''order.placed-for-guest''::text]')
        ) AS added (conname, words) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', list.words)
        );
    END LOOP;
END $$;
