-- An erased account: its row stays for the books, and nothing in it says whose it was.
ALTER TABLE "users" ADD COLUMN "erased_at" TIMESTAMPTZ(3);
ALTER TABLE "users" ADD CONSTRAINT "users_erased_is_nobody" CHECK (
    "erased_at" IS NULL OR (
        "disabled_at" IS NOT NULL AND "staff_role" IS NULL AND "new_email" IS NULL
        AND "email" = 'erased-' || "id" || '@erased.invalid'
        AND "email_key" = "email"
        AND "password_hash" = '' AND "phone" = '' AND "street" = '' AND "city" = '' AND "state" = ''
        AND "postal_code" = ''
    )
);

-- An order that is being placed while its account is erased waits here, and is refused: whoever erases holds the row.
CREATE FUNCTION "orders_are_of_somebody"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "gone_at" TIMESTAMPTZ;
BEGIN
    SELECT "erased_at" INTO "gone_at" FROM "users" WHERE "id" = NEW."user_id" FOR KEY SHARE;
    IF "gone_at" IS NOT NULL THEN
        RAISE EXCEPTION 'account % is erased', NEW."user_id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_are_of_somebody';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER "orders_are_of_somebody" BEFORE INSERT ON "orders"
    FOR EACH ROW EXECUTE FUNCTION "orders_are_of_somebody"();

-- The ledger of account credit is only added to; of an entry, the reason that staff wrote may be erased and nothing else.
CREATE FUNCTION "account_credit_entries_are_only_erased"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF to_jsonb(OLD) - 'reason' <> to_jsonb(NEW) - 'reason'
        OR NEW."reason" IS DISTINCT FROM OLD."reason" AND NEW."reason" IS DISTINCT FROM 'Erased'
    THEN
        RAISE EXCEPTION 'The ledger of account credit is only added to';
    END IF;
    RETURN NEW;
END
$$;

DROP TRIGGER "account_credit_entries_stay" ON "account_credit_entries";
CREATE TRIGGER "account_credit_entries_stay" BEFORE DELETE OR TRUNCATE ON "account_credit_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "account_credit_entries_stay_as_they_are"();
CREATE TRIGGER "account_credit_entries_are_only_erased" BEFORE UPDATE ON "account_credit_entries"
    FOR EACH ROW EXECUTE FUNCTION "account_credit_entries_are_only_erased"();

-- Words more in three closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, added.words
        FROM pg_constraint c
        JOIN (VALUES
            ('queued_mails_template_known', ', ''account-erased''::text]'),
            ('audit_entries_subject_kind_known', ', ''address''::text]'),
            ('audit_entries_action_known',
                ', ''account.data-copied''::text, ''account.erased''::text, ''address.data-copied''::text, '
                || '''address.erased''::text]')
        ) AS added (conname, words) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', list.words)
        );
    END LOOP;
END $$;
