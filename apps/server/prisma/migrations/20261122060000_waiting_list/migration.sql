-- Who wants to be told when the shop delivers to a place, once for each place.
CREATE TABLE "waiting_list_entries" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "zip_area" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "waiting_list_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "waiting_list_entries_email_key_is_lower_case" CHECK ("email_key" = lower("email_key")),
    CONSTRAINT "waiting_list_entries_country_known" CHECK ("country" IN ('USA', 'CAN', 'MEX'))
);

CREATE UNIQUE INDEX "waiting_list_entries_email_key_country_postal_code_key"
    ON "waiting_list_entries"("email_key", "country", "postal_code");
CREATE INDEX "waiting_list_entries_joined_at_id_idx" ON "waiting_list_entries"("joined_at" DESC, "id");
CREATE INDEX "waiting_list_entries_zip_area_idx" ON "waiting_list_entries"("zip_area");

-- The closed lists keep whatever else they hold.
DO $$
DECLARE
    list record;
    definition text;
BEGIN
    FOR list IN
        SELECT * FROM (VALUES
            ('audit_entries_action_known', 'waiting-list.removed'),
            ('audit_entries_subject_kind_known', 'waiting-list')
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
