-- What the shop owes a user and an order may be paid with. Entries are only added; a balance is their sum.
CREATE TABLE "account_credit_entries" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "cents" INTEGER NOT NULL,
    "order_id" TEXT,
    "refund_id" TEXT,
    "payout_id" TEXT,
    "reason" TEXT,
    "actor_id" TEXT,
    "request_key" TEXT,

    CONSTRAINT "account_credit_entries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "account_credits" (
    "user_id" TEXT NOT NULL,
    "balance_cents" INTEGER NOT NULL,

    CONSTRAINT "account_credits_pkey" PRIMARY KEY ("user_id")
);

CREATE INDEX "account_credit_entries_user_id_id_idx" ON "account_credit_entries"("user_id", "id" DESC);
CREATE INDEX "account_credit_entries_order_id_idx" ON "account_credit_entries"("order_id");
CREATE UNIQUE INDEX "account_credit_entries_refund_id_key" ON "account_credit_entries"("refund_id");
CREATE UNIQUE INDEX "account_credit_entries_payout_id_key" ON "account_credit_entries"("payout_id");
CREATE UNIQUE INDEX "account_credit_entries_user_id_request_key_key"
    ON "account_credit_entries"("user_id", "request_key");

ALTER TABLE "account_credit_entries" ADD CONSTRAINT "account_credit_entries_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "account_credit_entries" ADD CONSTRAINT "account_credit_entries_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "account_credit_entries" ADD CONSTRAINT "account_credit_entries_refund_id_fkey"
    FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "account_credit_entries" ADD CONSTRAINT "account_credit_entries_payout_id_fkey"
    FOREIGN KEY ("payout_id") REFERENCES "payouts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "account_credits" ADD CONSTRAINT "account_credits_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An order is paid with credit once and gives it back once.
CREATE UNIQUE INDEX "account_credit_entries_spent_once" ON "account_credit_entries"("order_id")
    WHERE "cause" = 'order';
CREATE UNIQUE INDEX "account_credit_entries_given_back_once" ON "account_credit_entries"("order_id")
    WHERE "cause" = 'order-ended';

ALTER TABLE "account_credit_entries"
    ADD CONSTRAINT "account_credit_entries_cause_known"
        CHECK ("cause" IN ('payout', 'goodwill', 'order', 'order-ended', 'refund')),
    ADD CONSTRAINT "account_credit_entries_of_one_cause" CHECK (
        CASE "cause"
            WHEN 'payout' THEN "payout_id" IS NOT NULL AND num_nonnulls("order_id", "refund_id") = 0
            WHEN 'refund' THEN "refund_id" IS NOT NULL AND "order_id" IS NOT NULL AND "payout_id" IS NULL
            WHEN 'goodwill' THEN num_nonnulls("order_id", "refund_id", "payout_id") = 0
            ELSE "order_id" IS NOT NULL AND num_nonnulls("refund_id", "payout_id") = 0
        END
    ),
    ADD CONSTRAINT "account_credit_entries_spent_is_negative" CHECK (
        CASE "cause" WHEN 'order' THEN "cents" < 0 ELSE "cents" > 0 END
    ),
    ADD CONSTRAINT "account_credit_entries_goodwill_for_a_reason" CHECK (
        CASE "cause"
            WHEN 'goodwill' THEN num_nonnulls("reason", "actor_id", "request_key") = 3 AND "reason" <> ''
                AND "cents" <= 100000
            ELSE num_nonnulls("reason", "actor_id", "request_key") = 0
        END
    ),
    ADD CONSTRAINT "account_credit_entries_nobody_gives_themselves" CHECK ("actor_id" <> "user_id");

ALTER TABLE "account_credits"
    ADD CONSTRAINT "account_credits_never_negative" CHECK ("balance_cents" >= 0);

CREATE FUNCTION "account_credit_entries_stay_as_they_are"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'The ledger of account credit is only added to';
END
$$;

CREATE TRIGGER "account_credit_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "account_credit_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "account_credit_entries_stay_as_they_are"();

-- The balance moves with its entries and by nothing else. Of two that spend it at once the second waits here, and is
-- refused when nothing is left.
CREATE FUNCTION "account_credit_entries_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."cents" > 0 THEN
        INSERT INTO "account_credits" AS c ("user_id", "balance_cents") VALUES (NEW."user_id", NEW."cents")
        ON CONFLICT ("user_id") DO UPDATE SET "balance_cents" = c."balance_cents" + EXCLUDED."balance_cents";
        RETURN NULL;
    END IF;
    UPDATE "account_credits" SET "balance_cents" = "balance_cents" + NEW."cents" WHERE "user_id" = NEW."user_id";
    IF NOT FOUND THEN
        RAISE EXCEPTION 'user % has no credit', NEW."user_id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'account_credits_never_negative',
                  TABLE = 'account_credits';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "account_credit_entries_are_counted" AFTER INSERT ON "account_credit_entries"
    FOR EACH ROW EXECUTE FUNCTION "account_credit_entries_count"();

CREATE FUNCTION "account_credits_follow_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF pg_trigger_depth() < 2 THEN
        RAISE EXCEPTION 'A balance of account credit is changed by its entries';
    END IF;
    RETURN coalesce(NEW, OLD);
END
$$;

CREATE TRIGGER "account_credits_follow" BEFORE INSERT OR UPDATE OR DELETE ON "account_credits"
    FOR EACH ROW EXECUTE FUNCTION "account_credits_follow_entries"();

-- What of an order's total is paid with credit. Settled when it is placed.
ALTER TABLE "orders" ADD COLUMN "account_credit_cents" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_credit_not_negative" CHECK ("account_credit_cents" >= 0);

CREATE FUNCTION "orders_spend_account_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."account_credit_cents" > NEW."total_cents" THEN
        RAISE EXCEPTION 'order % costs less than its credit', NEW."id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_account_credit_within_total', TABLE = 'orders';
    END IF;
    INSERT INTO "account_credit_entries" ("at", "user_id", "cause", "cents", "order_id")
    VALUES (NEW."created_at", NEW."user_id", 'order', 0 - NEW."account_credit_cents", NEW."id");
    RETURN NULL;
END
$$;

CREATE TRIGGER "orders_spend_account_credit" AFTER INSERT ON "orders"
    FOR EACH ROW WHEN (NEW."account_credit_cents" > 0) EXECUTE FUNCTION "orders_spend_account_credit"();

-- An order that ends unpaid, in whatever way, gives its credit back. Should it be taken up again, all of it is to be paid.
CREATE FUNCTION "orders_keep_account_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD."status" = 'cancelled' AND NEW."status" <> 'cancelled' AND OLD."paid_at" IS NULL THEN
        NEW."account_credit_cents" := 0;
    ELSIF NEW."account_credit_cents" <> OLD."account_credit_cents" THEN
        RAISE EXCEPTION 'the credit of order % is settled', NEW."id";
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER "orders_keep_account_credit" BEFORE UPDATE OF "status", "account_credit_cents" ON "orders"
    FOR EACH ROW WHEN (OLD."account_credit_cents" > 0 OR NEW."account_credit_cents" > 0)
    EXECUTE FUNCTION "orders_keep_account_credit"();

CREATE FUNCTION "orders_give_account_credit_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "account_credit_entries" ("at", "user_id", "cause", "cents", "order_id")
    VALUES (NEW."updated_at", NEW."user_id", 'order-ended', NEW."account_credit_cents", NEW."id");
    RETURN NULL;
END
$$;

CREATE TRIGGER "orders_give_account_credit_back" AFTER UPDATE OF "status" ON "orders"
    FOR EACH ROW WHEN (
        NEW."status" = 'cancelled' AND OLD."status" <> 'cancelled' AND NEW."paid_at" IS NULL
        AND NEW."account_credit_cents" > 0
    )
    EXECUTE FUNCTION "orders_give_account_credit_back"();

-- Credit becomes a payment when its order is paid: exactly what was spent on it, and nothing that was given back.
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider_known";
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_known"
    CHECK ("provider" IN ('stripe', 'paypal', 'test', 'outside', 'account-credit'));

CREATE FUNCTION "payments_of_spent_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."amount_cents" IS DISTINCT FROM (
        SELECT sum(0 - "cents") FROM "account_credit_entries"
        WHERE "order_id" = NEW."order_id" AND "cause" IN ('order', 'order-ended')
    ) OR NEW."reference" <> NEW."order_id" THEN
        RAISE EXCEPTION 'order % was not paid with that much credit', NEW."order_id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_of_spent_credit', TABLE = 'payments';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "payments_of_spent_credit" AFTER INSERT ON "payments"
    FOR EACH ROW WHEN (NEW."provider" = 'account-credit') EXECUTE FUNCTION "payments_of_spent_credit"();

-- Of a refund, what goes back to the credit: never more than the credit paid.
ALTER TABLE "refunds" ADD COLUMN "account_credit_cents" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account_credit_within_amount"
    CHECK ("account_credit_cents" BETWEEN 0 AND "amount_cents");

CREATE FUNCTION "refunds_give_account_credit_back"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    guest text;
    paid bigint;
    returned bigint;
BEGIN
    SELECT "user_id" INTO guest FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
    SELECT coalesce(sum("amount_cents"), 0) INTO paid FROM "payments"
    WHERE "order_id" = NEW."order_id" AND "provider" = 'account-credit';
    SELECT sum("account_credit_cents") INTO returned FROM "refunds" WHERE "order_id" = NEW."order_id";
    IF returned > paid THEN
        RAISE EXCEPTION 'credit paid % of order %, and % came back', paid, NEW."order_id", returned
            USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_account_credit_was_paid', TABLE = 'refunds';
    END IF;
    INSERT INTO "account_credit_entries" ("at", "user_id", "cause", "cents", "order_id", "refund_id")
    VALUES (NEW."created_at", guest, 'refund', NEW."account_credit_cents", NEW."order_id", NEW."id");
    RETURN NULL;
END
$$;

CREATE TRIGGER "refunds_give_account_credit_back" AFTER INSERT ON "refunds"
    FOR EACH ROW WHEN (NEW."account_credit_cents" > 0) EXECUTE FUNCTION "refunds_give_account_credit_back"();

-- A payout to the account is paid by its entry, in the transaction that says so.
CREATE FUNCTION "payouts_credit_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND OLD."status" = 'processed' THEN
        RETURN NULL;
    END IF;
    INSERT INTO "account_credit_entries" ("at", "user_id", "cause", "cents", "payout_id")
    VALUES (NEW."decided_at", NEW."host_id", 'payout', NEW."amount_cents", NEW."id");
    RETURN NULL;
END
$$;

CREATE TRIGGER "payouts_credit_account" AFTER INSERT OR UPDATE OF "status" ON "payouts"
    FOR EACH ROW WHEN (NEW."status" = 'processed' AND NEW."method" = 'creditToAccount')
    EXECUTE FUNCTION "payouts_credit_account"();

-- Payouts to the account from before it existed were promised and never credited.
INSERT INTO "account_credit_entries" ("at", "user_id", "cause", "cents", "payout_id")
SELECT "decided_at", "host_id", 'payout', "amount_cents", "id" FROM "payouts"
WHERE "status" = 'processed' AND "method" = 'creditToAccount'
ORDER BY "decided_at", "id";

-- Words more in two closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, word
        FROM pg_constraint c
        JOIN (VALUES
            ('audit_entries_action_known', 'account.credited'),
            ('queued_mails_template_known', 'goodwill-credit')
        ) AS added (conname, word) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', list.word))
        );
    END LOOP;
END $$;
