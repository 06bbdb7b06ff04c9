-- Two mails more: a driver is on the way, and met nobody. Added to the list of mails as it stands, whatever it holds by then.
DO $$
DECLARE
    definition TEXT;
BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
    WHERE conname = 'queued_mails_template_known' AND conrelid = 'queued_mails'::regclass;
    ALTER TABLE "queued_mails" DROP CONSTRAINT "queued_mails_template_known";
    EXECUTE 'ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_template_known" '
        || replace(definition, ']', ', ''driver-on-the-way''::text, ''visit-missed''::text]');
END
$$;
