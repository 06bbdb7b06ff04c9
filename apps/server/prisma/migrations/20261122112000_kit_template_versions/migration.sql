-- Staff edit and archive templates: a version that rises with every change, and names guests can tell apart.
ALTER TABLE "kit_templates"
    ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN "archived_at" TIMESTAMPTZ(3);

CREATE UNIQUE INDEX "kit_templates_name_taken" ON "kit_templates" (lower("name"));

-- The closed lists keep whatever else they hold.
DO $$
DECLARE
    list record;
    definition text;
BEGIN
    FOR list IN
        SELECT * FROM (VALUES
            ('audit_entries_action_known', 'kit-template.archived'),
            ('audit_entries_action_known', 'kit-template.changed'),
            ('audit_entries_action_known', 'kit-template.created'),
            ('audit_entries_action_known', 'kit-template.restored'),
            ('audit_entries_subject_kind_known', 'kit-template')
        ) AS words ("constraint", "new")
    LOOP
        SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
        WHERE conname = list."constraint" AND conrelid = '"audit_entries"'::regclass;
        EXECUTE format('ALTER TABLE "audit_entries" DROP CONSTRAINT %I', list."constraint");
        EXECUTE format(
            'ALTER TABLE "audit_entries" ADD CONSTRAINT %I %s', list."constraint",
            replace(definition, ']', format(', %L::text]', list."new"))
        );
    END LOOP;
END $$;
