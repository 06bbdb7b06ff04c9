-- What an amount due is for. Servers of the version before know of losses alone.
ALTER TABLE "amounts_due" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'loss';
ALTER TABLE "amounts_due" ADD CONSTRAINT "amounts_due_kind_known" CHECK ("kind" IN ('loss', 'late-fee'));

-- an order is late once, whoever asks how often
CREATE UNIQUE INDEX "amounts_due_one_late_fee" ON "amounts_due"("order_id") WHERE "kind" = 'late-fee';

-- One word more in three closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, word
        FROM pg_constraint c
        JOIN (VALUES
            ('queued_mails_template_known', 'late-fee-charged'),
            ('timeline_entries_kind_known', 'late-fee-charged'),
            ('audit_entries_action_known', 'amount-due.charged')
        ) AS added (conname, word) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', list.word))
        );
    END LOOP;
END $$;
