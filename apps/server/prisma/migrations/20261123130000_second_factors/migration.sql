-- Servers of the version before know of no second factor: until the last of them is replaced, they ask for the password alone.
CREATE TABLE "authenticator_apps" (
    "user_id" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "authenticator_apps_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "authenticator_apps_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "authenticator_apps_secret_form" CHECK ("secret" ~ '^[A-Z2-7]{32,}$')
);

-- A code counts once, whoever asks how often: the step only moves on.
CREATE FUNCTION "authenticator_apps_keep_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."secret" = OLD."secret" AND NEW."last_step" < OLD."last_step" THEN
        RAISE EXCEPTION 'a code was used already' USING ERRCODE = 'check_violation', CONSTRAINT = 'authenticator_apps_step';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER "authenticator_apps_step" BEFORE UPDATE ON "authenticator_apps"
    FOR EACH ROW EXECUTE FUNCTION "authenticator_apps_keep_step"();

CREATE TABLE "recovery_codes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "recovery_codes_hashed" CHECK ("id" ~ '^[0-9a-f]{64}$')
);

CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");

CREATE TABLE "sign_in_challenges" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_challenges_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sign_in_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "sign_in_challenges_hashed" CHECK ("id" ~ '^[0-9a-f]{64}$')
);

CREATE INDEX "sign_in_challenges_user_id_idx" ON "sign_in_challenges"("user_id");
CREATE INDEX "sign_in_challenges_expires_at_idx" ON "sign_in_challenges"("expires_at");

-- Half a sign-in is worth nothing once its password was changed, or its account disabled.
CREATE FUNCTION "users_end_challenges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "sign_in_challenges" WHERE "user_id" = NEW."id";
    RETURN NULL;
END
$$;

CREATE TRIGGER "users_challenges_end" AFTER UPDATE OF "password_hash", "disabled_at" ON "users"
    FOR EACH ROW
    WHEN (OLD."password_hash" <> NEW."password_hash" OR OLD."disabled_at" IS DISTINCT FROM NEW."disabled_at")
    EXECUTE FUNCTION "users_end_challenges"();

-- Words more in two closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, words
        FROM pg_constraint c
        JOIN (VALUES
            ('queued_mails_template_known', ARRAY['security-changed']),
            ('audit_entries_action_known', ARRAY[
                'account.recovery-code-used', 'account.recovery-codes-made', 'account.second-factor-reset',
                'account.second-factor-set-up', 'account.second-factor-turned-off'
            ])
        ) AS added (conname, words) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname,
            replace(list.definition, ']', (SELECT string_agg(format(', %L::text', word), '') || ']' FROM unnest(list.words) AS word))
        );
    END LOOP;
END $$;
