-- Servers of the version before know of no passkey: until the last of them is replaced, whoever has one and no authenticator app
-- signs in with the password alone.
CREATE TABLE "passkeys" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "uses" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "passkeys_credential_form" CHECK ("credential_id" ~ '^[A-Za-z0-9_-]+$'),
    CONSTRAINT "passkeys_key_form" CHECK ("public_key" ~ '^[A-Za-z0-9_-]+$'),
    CONSTRAINT "passkeys_uses_counted" CHECK ("uses" BETWEEN 0 AND 4294967295),
    CONSTRAINT "passkeys_named" CHECK ("name" <> '')
);

-- of one account
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

-- A passkey counts on or is a copy, whoever asks how often; many count nothing, and stay at 0.
CREATE FUNCTION "passkeys_count_on"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."uses" < OLD."uses" OR NEW."credential_id" <> OLD."credential_id" OR NEW."public_key" <> OLD."public_key"
        OR NEW."user_id" <> OLD."user_id" THEN
        RAISE EXCEPTION 'a passkey stays what it is and counts on'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'passkeys_count_on';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER "passkeys_count_on" BEFORE UPDATE ON "passkeys"
    FOR EACH ROW EXECUTE FUNCTION "passkeys_count_on"();

CREATE TABLE "passkey_challenges" (
    "id" TEXT NOT NULL,
    "user_id" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "passkey_challenges_hashed" CHECK ("id" ~ '^[0-9a-f]{64}$')
);

CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");

-- Words more in a closed list, whatever it holds by now.
DO $$
DECLARE
    definition TEXT;
BEGIN
    SELECT pg_get_constraintdef(oid) INTO definition FROM pg_constraint WHERE conname = 'audit_entries_action_known';
    ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_known";
    EXECUTE 'ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_known" '
        || replace(definition, ']', ', ''account.passkey-added''::text, ''account.passkey-removed''::text]');
END $$;
