-- One mail more, in a closed list: the receipt of an amount that was due.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT conrelid::regclass AS relation, conname, pg_get_constraintdef(oid) AS definition
        FROM pg_constraint
        WHERE conname = 'queued_mails_template_known'
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', 'amount-paid'))
        );
    END LOOP;
END $$;
