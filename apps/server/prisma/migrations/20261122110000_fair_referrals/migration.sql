-- Where mail to an address arrives, as far as its form says; the same as normalizeEmail of @trivet/core.
CREATE FUNCTION "mailbox_of"("email_key" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
        WHEN "domain" IN ('gmail.com', 'googlemail.com') THEN replace("local", '.', '') || '@gmail.com'
        ELSE "local" || '@' || "domain"
    END
    FROM (SELECT
        regexp_replace(split_part("email_key", '@', 1), '^(.[^+]*)\+.*$', '\1'),
        split_part("email_key", '@', 2)
    ) AS parts ("local", "domain")
$$;

ALTER TABLE "users" ADD COLUMN "mailbox" TEXT NOT NULL DEFAULT '';

-- what is filled in is no change of the account
ALTER TABLE "users" DISABLE TRIGGER USER;
UPDATE "users" SET "mailbox" = mailbox_of("email_key");
ALTER TABLE "users" ENABLE TRIGGER USER;

CREATE FUNCTION "users_note_mailbox"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."mailbox" := mailbox_of(NEW."email_key");
    RETURN NEW;
END
$$;

CREATE TRIGGER "users_have_a_mailbox" BEFORE INSERT OR UPDATE OF "email_key", "mailbox" ON "users"
    FOR EACH ROW EXECUTE FUNCTION "users_note_mailbox"();

CREATE INDEX "users_mailbox_idx" ON "users"("mailbox");

-- The fingerprint of the card, as its provider says it; never its number.
ALTER TABLE "payments" ADD COLUMN "card" TEXT;
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_is_no_number" CHECK ("card" <> '' AND "card" !~ '^[0-9 ]{12,19}$');

-- The first-order discount goes once to a mailbox and once to a card. Where a mailbox has had several, the first counts.
ALTER TABLE "referral_uses" ADD COLUMN "mailbox" TEXT, ADD COLUMN "card" TEXT;

UPDATE "referral_uses" r SET "mailbox" = u."mailbox"
FROM "users" u
WHERE u."id" = r."user_id" AND NOT EXISTS (
    SELECT FROM "referral_uses" earlier JOIN "users" e ON e."id" = earlier."user_id"
    WHERE earlier."uses_discount" AND e."mailbox" = u."mailbox"
        AND (earlier."created_at", earlier."order_id") < (r."created_at", r."order_id")
);

CREATE UNIQUE INDEX "referral_uses_one_discount_per_mailbox" ON "referral_uses"("mailbox") WHERE "uses_discount";
CREATE UNIQUE INDEX "referral_uses_one_discount_per_card" ON "referral_uses"("card") WHERE "uses_discount";

-- A commission that staff look at before it is its host's, and what they decided.
CREATE TABLE "commission_reviews" (
    "order_id" TEXT NOT NULL,
    "host_id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "signals" TEXT[],
    "held_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "commission_reviews_pkey" PRIMARY KEY ("order_id"),
    CONSTRAINT "commission_reviews_signals_known" CHECK ("signals" <@ ARRAY[
        'same-mailbox', 'same-card', 'same-phone', 'host-home', 'discount-card', 'host-stay', 'shared-contact'
    ]),
    CONSTRAINT "commission_reviews_say_why" CHECK (coalesce(cardinality("signals"), 0) > 0),
    CONSTRAINT "commission_reviews_outcome_known" CHECK ("outcome" IN ('released', 'refused', 'ended')),
    CONSTRAINT "commission_reviews_decided_means_by_somebody" CHECK (
        ("outcome" IS NULL) = ("decided_at" IS NULL)
        AND ("decided_by" IS NOT NULL) = coalesce("outcome" IN ('released', 'refused'), false)
    ),
    CONSTRAINT "commission_reviews_nobody_decides_their_own" CHECK ("decided_by" NOT IN ("host_id", "guest_id")),
    CONSTRAINT "commission_reviews_refused_for_a_reason" CHECK ("outcome" <> 'refused' OR "reason" <> '')
);

CREATE INDEX "commission_reviews_outcome_held_at_idx" ON "commission_reviews"("outcome", "held_at");

ALTER TABLE "commission_reviews" ADD CONSTRAINT "commission_reviews_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "commission_reviews" ADD CONSTRAINT "commission_reviews_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "commission_reviews" ADD CONSTRAINT "commission_reviews_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The ledger has one state more: held. A commission is held once, and leaves by a release once.
ALTER TABLE "commission_entries" DROP CONSTRAINT "commission_entries_move_known";
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_move_known" CHECK (
    CASE
        WHEN "from" IS NULL THEN coalesce("to" IN ('pending', 'held'), false)
        WHEN "from" = 'pending' THEN "to" IS NULL OR "to" IN ('available', 'held')
        WHEN "from" = 'held' THEN "to" IS NULL OR "to" IN ('pending', 'available')
        WHEN "from" = 'available' THEN "to" IS NULL OR "to" = 'requested'
        WHEN "from" = 'requested' THEN coalesce("to" IN ('paid', 'available'), false)
        ELSE false
    END
);

DROP INDEX "commission_entries_released_once";
CREATE UNIQUE INDEX "commission_entries_released_once" ON "commission_entries"("order_id")
    WHERE "from" IN ('pending', 'held') AND "to" = 'available';
CREATE UNIQUE INDEX "commission_entries_held_once" ON "commission_entries"("order_id") WHERE "to" = 'held';
CREATE UNIQUE INDEX "commission_entries_reviewed_once" ON "commission_entries"("order_id")
    WHERE "from" = 'held' AND "to" IS NOT NULL;

-- What is held goes on only where a review has released it.
CREATE FUNCTION "commission_entries_held_until_released"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (
        SELECT FROM "commission_reviews" WHERE "order_id" = NEW."order_id" AND "outcome" = 'released'
    ) THEN
        RAISE EXCEPTION 'the commission of order % is held for review', NEW."order_id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'commission_entries_held_until_released',
                TABLE = 'commission_entries';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "commission_entries_held_until_released" AFTER INSERT ON "commission_entries"
    FOR EACH ROW WHEN (NEW."from" = 'held' AND NEW."to" IS NOT NULL)
    EXECUTE FUNCTION "commission_entries_held_until_released"();

-- Some words more in closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
    definition text;
BEGIN
    FOR list IN
        SELECT * FROM (VALUES
            ('audit_entries', 'audit_entries_action_known', 'commission.refused'),
            ('audit_entries', 'audit_entries_action_known', 'commission.released'),
            ('commission_entries', 'commission_entries_from_known', 'held'),
            ('commission_entries', 'commission_entries_to_known', 'held'),
            ('queued_mails', 'queued_mails_template_known', 'commission-held'),
            ('queued_mails', 'queued_mails_template_known', 'commission-released'),
            ('queued_mails', 'queued_mails_template_known', 'commission-refused')
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
