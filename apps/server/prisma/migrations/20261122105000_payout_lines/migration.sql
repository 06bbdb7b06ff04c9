-- A payout is the sum of entries of orders, and says which.
ALTER TABLE "payouts" ADD COLUMN "exported_at" TIMESTAMPTZ(3);

CREATE TABLE "payout_lines" (
    "payout_id" TEXT NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "is_returned" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "payout_lines_pkey" PRIMARY KEY ("payout_id", "entry_id")
);

CREATE INDEX "payout_lines_entry_id_idx" ON "payout_lines"("entry_id");

ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_fkey"
    FOREIGN KEY ("payout_id") REFERENCES "payouts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_entry_id_fkey"
    FOREIGN KEY ("entry_id") REFERENCES "commission_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is paid is paid by one payout.
CREATE UNIQUE INDEX "payout_lines_counted_once" ON "payout_lines"("entry_id") WHERE NOT "is_returned";

-- Every payout so far took all that was available: what came to be, or was taken back, since the last one that held.
INSERT INTO "payout_lines" ("payout_id", "entry_id", "is_returned")
SELECT r."id", e."id", r."status" = 'failed'
FROM (
    SELECT p."id", p."host_id", p."status", q."id" AS "until",
        coalesce(
            max(q."id") FILTER (WHERE p."status" <> 'failed') OVER (
                PARTITION BY p."host_id" ORDER BY q."id" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ),
            0
        ) AS "since"
    FROM "payouts" p
    JOIN "commission_entries" q ON q."payout_id" = p."id" AND q."to" = 'requested'
) r
JOIN "commission_entries" e ON e."host_id" = r."host_id" AND e."id" > r."since" AND e."id" < r."until"
WHERE e."order_id" IS NOT NULL AND ('available' IN (e."from", e."to"));

-- A refund closes a payout that nobody decided.
ALTER TABLE "payouts"
    DROP CONSTRAINT "payouts_status_known",
    DROP CONSTRAINT "payouts_decided_means_by_somebody",
    ADD CONSTRAINT "payouts_status_known" CHECK ("status" IN ('pending', 'processed', 'failed', 'closed')),
    ADD CONSTRAINT "payouts_decided_means_by_somebody" CHECK (
        ("status" = 'pending') = ("decided_at" IS NULL)
        AND ("status" IN ('processed', 'failed')) = ("decided_by" IS NOT NULL)
    );

-- Refunds lower a payout as often as they come, each once; what it holds then is paid once, by the sum below.
DROP INDEX "commission_entries_decided_once";
CREATE UNIQUE INDEX "commission_entries_paid_once" ON "commission_entries"("payout_id") WHERE "to" = 'paid';
CREATE UNIQUE INDEX "commission_entries_lowered_once" ON "commission_entries"("refund_id")
    WHERE "from" = 'requested';

-- The lines add up to the amount, and the ledger holds as requested what is still to be sent; asked at COMMIT, when
-- everything is written.
CREATE FUNCTION "payout_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    which text;
    payout "payouts"%ROWTYPE;
    stated bigint;
    fits boolean;
    requested bigint;
BEGIN
    IF TG_TABLE_NAME = 'payouts' THEN
        which := NEW."id";
    ELSIF TG_OP = 'DELETE' THEN
        which := OLD."payout_id";
    ELSE
        which := NEW."payout_id";
    END IF;
    SELECT * INTO payout FROM "payouts" WHERE "id" = which;

    SELECT coalesce(sum(CASE WHEN e."to" = 'available' THEN e."cents" ELSE -e."cents" END), 0),
        coalesce(bool_and(
            e."host_id" = payout."host_id" AND e."order_id" IS NOT NULL
            AND coalesce('available' IN (e."from", e."to"), false)
            AND l."is_returned" = (payout."status" IN ('failed', 'closed'))
        ), true)
    INTO stated, fits
    FROM "payout_lines" l JOIN "commission_entries" e ON e."id" = l."entry_id"
    WHERE l."payout_id" = which;

    SELECT coalesce(sum(CASE WHEN "to" = 'requested' THEN "cents" ELSE -"cents" END), 0) INTO requested
    FROM "commission_entries" WHERE "payout_id" = which;

    IF NOT fits OR stated <> payout."amount_cents"
        OR requested <> (CASE WHEN payout."status" = 'pending' THEN payout."amount_cents" ELSE 0 END)
    THEN
        RAISE EXCEPTION 'The lines of payout % do not add up to its amount', which
            USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "payouts_add_up" AFTER INSERT OR UPDATE ON "payouts"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "payout_adds_up"();
CREATE CONSTRAINT TRIGGER "payout_lines_add_up" AFTER INSERT OR UPDATE OR DELETE ON "payout_lines"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "payout_adds_up"();
CREATE CONSTRAINT TRIGGER "commission_entries_add_up" AFTER INSERT ON "commission_entries"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."payout_id" IS NOT NULL)
    EXECUTE FUNCTION "payout_adds_up"();

-- The closed lists keep whatever else they hold.
DO $$
DECLARE
    list record;
    definition text;
BEGIN
    FOR list IN
        SELECT * FROM (VALUES
            ('audit_entries', 'audit_entries_action_known',
                '''payout.closed''::text, ''payout.exported''::text, ''payout.lowered''::text'),
            ('queued_mails', 'queued_mails_template_known', '''payout-lowered''::text, ''payout-closed''::text')
        ) AS words ("table", "constraint", "new")
    LOOP
        SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
        WHERE conname = list."constraint" AND conrelid = format('%I', list."table")::regclass;
        EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', list."table", list."constraint");
        EXECUTE format(
            'ALTER TABLE %I ADD CONSTRAINT %I %s', list."table", list."constraint",
            replace(definition, ']', format(', %s]', list."new"))
        );
    END LOOP;
END $$;
