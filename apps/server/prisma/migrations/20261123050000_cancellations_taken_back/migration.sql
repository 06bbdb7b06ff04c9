-- A cancellation by staff is undone for a minute: what it pays back, and what becomes of the commission, waits so long and
-- is kept with the change until then.
ALTER TABLE "status_changes"
    ADD COLUMN "used_discount" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "refund_cents" INTEGER,
    ADD COLUMN "settles_at" TIMESTAMPTZ(3),
    ADD COLUMN "settled_at" TIMESTAMPTZ(3);

ALTER TABLE "status_changes"
    ADD CONSTRAINT "status_changes_cancellation_settles" CHECK (
        ("settles_at" IS NULL AND "refund_cents" IS NULL AND "settled_at" IS NULL)
        OR ("to" = 'cancelled' AND "settles_at" IS NOT NULL AND "refund_cents" >= 0)
    ),
    ADD CONSTRAINT "status_changes_settled_or_taken_back" CHECK (num_nonnulls("settled_at", "taken_back_at") < 2);

CREATE INDEX "status_changes_to_settle" ON "status_changes"("settles_at")
    WHERE "settled_at" IS NULL AND "taken_back_at" IS NULL;

-- What was taken back stays so, and what is settled too: its refund is a row of its own by then.
CREATE OR REPLACE FUNCTION "status_changes_taken_back_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD."taken_back_at" IS NOT NULL THEN
        RAISE EXCEPTION 'status change % is taken back already', OLD."entry_id";
    END IF;
    IF OLD."settled_at" IS NOT NULL THEN
        RAISE EXCEPTION 'the cancellation % is settled already', OLD."entry_id";
    END IF;
    RETURN NEW;
END
$$;

-- An unpaid order whose cancellation is taken back is paid with its credit again, if that is still there: each time it ends
-- it gives back what it spent that time.
ALTER TABLE "account_credit_entries" ADD COLUMN "round" INTEGER NOT NULL DEFAULT 1;

DROP INDEX "account_credit_entries_spent_once";
DROP INDEX "account_credit_entries_given_back_once";
CREATE UNIQUE INDEX "account_credit_entries_spent_once" ON "account_credit_entries"("order_id", "round")
    WHERE "cause" = 'order';
CREATE UNIQUE INDEX "account_credit_entries_given_back_once" ON "account_credit_entries"("order_id", "round")
    WHERE "cause" = 'order-ended';

CREATE OR REPLACE FUNCTION "orders_keep_account_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- a charge that comes after the end pays all of it
    IF OLD."status" = 'cancelled' AND NEW."status" <> 'cancelled' AND OLD."paid_at" IS NULL
        AND NEW."paid_at" IS NOT NULL THEN
        NEW."account_credit_cents" := 0;
    ELSIF NEW."account_credit_cents" <> OLD."account_credit_cents" THEN
        RAISE EXCEPTION 'the credit of order % is settled', NEW."id";
    END IF;
    RETURN NEW;
END
$$;

CREATE FUNCTION "orders_spend_account_credit_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "account_credit_entries" ("at", "user_id", "cause", "cents", "order_id", "round")
    SELECT NEW."updated_at", NEW."user_id", 'order', 0 - NEW."account_credit_cents", NEW."id", 1 + max("round")
    FROM "account_credit_entries" WHERE "order_id" = NEW."id" AND "cause" = 'order-ended';
    RETURN NULL;
END
$$;

CREATE TRIGGER "orders_spend_account_credit_again" AFTER UPDATE OF "status" ON "orders"
    FOR EACH ROW WHEN (
        OLD."status" = 'cancelled' AND NEW."status" <> 'cancelled' AND NEW."paid_at" IS NULL
        AND NEW."account_credit_cents" > 0
    )
    EXECUTE FUNCTION "orders_spend_account_credit_again"();

CREATE OR REPLACE FUNCTION "orders_give_account_credit_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "account_credit_entries" ("at", "user_id", "cause", "cents", "order_id", "round")
    SELECT NEW."updated_at", NEW."user_id", 'order-ended', NEW."account_credit_cents", NEW."id", max("round")
    FROM "account_credit_entries" WHERE "order_id" = NEW."id" AND "cause" = 'order';
    RETURN NULL;
END
$$;
