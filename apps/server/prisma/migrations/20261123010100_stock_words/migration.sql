-- Two words more in a closed list, whatever it holds by now.
DO $$
DECLARE
    list record;
    added text;
BEGIN
    FOREACH added IN ARRAY ARRAY['depot.saved', 'stock.changed'] LOOP
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition INTO STRICT list
        FROM pg_constraint c WHERE c.conname = 'audit_entries_action_known';
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', added))
        );
    END LOOP;
END $$;
