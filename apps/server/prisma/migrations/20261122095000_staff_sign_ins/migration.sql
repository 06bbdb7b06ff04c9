-- Sign-ins of staff, and series of failed ones, are in the audit log. The closed list keeps whatever else it holds.
DO $$
DECLARE
    definition text;
BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
    WHERE conname = 'audit_entries_action_known' AND conrelid = '"audit_entries"'::regclass;
    ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_known";
    EXECUTE format(
        'ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_known" %s',
        replace(definition, ']', ', ''account.signed-in''::text, ''account.sign-in-failed''::text]')
    );
END $$;
