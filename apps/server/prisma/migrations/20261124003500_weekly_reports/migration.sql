-- Who wants the week's figures by mail.
CREATE TABLE "report_readers" (
    "user_id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_readers_pkey" PRIMARY KEY ("user_id")
);
ALTER TABLE "report_readers" ADD CONSTRAINT "report_readers_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One word more in a closed list, whatever it holds by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition
        FROM pg_constraint c WHERE c.conname = 'queued_mails_template_known'
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', 'weekly-report'))
        );
    END LOOP;
END $$;
