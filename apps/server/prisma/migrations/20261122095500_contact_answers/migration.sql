-- What staff answered to a contact message, each answer once.
CREATE TABLE "contact_answers" (
    "message_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_by" TEXT NOT NULL,

    CONSTRAINT "contact_answers_pkey" PRIMARY KEY ("message_id", "position"),
    CONSTRAINT "contact_answers_position_counts" CHECK ("position" >= 1),
    CONSTRAINT "contact_answers_says_something" CHECK ("text" <> '')
);

ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_fkey"
    FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The closed lists keep whatever else they hold.
DO $$
DECLARE
    list record;
    definition text;
BEGIN
    FOR list IN
        SELECT * FROM (VALUES
            ('audit_entries', 'audit_entries_action_known', 'message.answered'),
            ('queued_mails', 'queued_mails_template_known', 'contact-answer')
        ) AS words ("table", "constraint", "new")
    LOOP
        SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
        WHERE conname = list."constraint" AND conrelid = format('%I', list."table")::regclass;
        EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', list."table", list."constraint");
        EXECUTE format(
            'ALTER TABLE %I ADD CONSTRAINT %I %s', list."table", list."constraint",
            replace(definition, ']', format(', %L::text]', list."new"))
        );
    END LOOP;
END $$;
