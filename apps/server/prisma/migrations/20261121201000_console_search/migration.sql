-- AlterTable
ALTER TABLE "users" ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "revenue_cents" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "revenue_days" (
    "day" DATE NOT NULL,
    "received_cents" BIGINT NOT NULL,
    "refunded_cents" BIGINT NOT NULL,

    CONSTRAINT "revenue_days_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "product_revenue" (
    "product_id" TEXT NOT NULL,
    "cents" BIGINT NOT NULL,

    CONSTRAINT "product_revenue_pkey" PRIMARY KEY ("product_id")
);

-- CreateTable
CREATE TABLE "revenue_changes" (
    "id" BIGSERIAL NOT NULL,
    "day" DATE,
    "received_cents" BIGINT NOT NULL DEFAULT 0,
    "refunded_cents" BIGINT NOT NULL DEFAULT 0,
    "product_id" TEXT,
    "product_cents" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "revenue_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "product_revenue_cents_product_id_idx" ON "product_revenue"("cents" DESC, "product_id");

-- AddForeignKey
ALTER TABLE "product_revenue" ADD CONSTRAINT "product_revenue_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "revenue_changes" ADD CONSTRAINT "revenue_changes_of_a_day_or_a_product" CHECK (
    ("day" IS NULL) <> ("product_id" IS NULL)
);

-- Each change of an account gives it a newer time, whoever makes it: staff save against the one they saw.
CREATE FUNCTION "users_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."updated_at" = greatest(clock_timestamp(), OLD."updated_at" + interval '1 millisecond');
    RETURN NEW;
END
$$;

CREATE TRIGGER "users_changed" BEFORE UPDATE ON "users"
    FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "users_note_change"();

-- One admin who can sign in always stays. Those who step down at once come one after the other: behind the lock each
-- sees what the one before left.
CREATE FUNCTION "users_keep_an_admin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('users_keep_an_admin', 0));
    IF NOT EXISTS (SELECT FROM "users" WHERE "is_admin" AND "disabled_at" IS NULL) THEN
        RAISE EXCEPTION 'The last admin stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_one_admin_stays';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "users_admin_stays" AFTER UPDATE OF "is_admin", "disabled_at" ON "users"
    FOR EACH ROW
    WHEN (OLD."is_admin" AND OLD."disabled_at" IS NULL AND NOT (NEW."is_admin" AND NEW."disabled_at" IS NULL))
    EXECUTE FUNCTION "users_keep_an_admin"();

-- Revenue is what was paid less what was refunded, on the day it was, in Los Angeles. It is noted in the transaction
-- that moves the money by adding rows only: no two payments ever wait for each other. fold_revenue() adds them up later.

-- What a product's line brought: its price, by the share of the order's total that the shop kept. By indexes alone, so
-- that one order and very many at once both take as long as they are.
CREATE FUNCTION "count_product_revenue"("order_ids" TEXT[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
    -- whoever moves money of the same order comes after, and sees what is counted here
    PERFORM 1 FROM "orders" WHERE "id" = ANY("order_ids") ORDER BY "id" FOR NO KEY UPDATE;

    WITH "kept" AS (
        SELECT o."id", o."total_cents", least(o."total_cents", greatest(0,
            (SELECT coalesce(sum(p."amount_cents"), 0) FROM "payments" p WHERE p."order_id" = o."id")
            - (SELECT coalesce(sum(r."amount_cents"), 0) FROM "refunds" r WHERE r."order_id" = o."id"))) AS "cents"
        FROM "orders" o WHERE o."id" = ANY("order_ids")
    ), "counted" AS (
        SELECT l."id", l."revenue_cents" AS "before", CASE WHEN k."total_cents" > 0
            THEN (2 * (l."line_total_cents" + l."extra_days_cents") * k."cents"::numeric + k."total_cents")::bigint
                / (2 * k."total_cents"::bigint)
            ELSE 0 END AS "after"
        FROM "kept" k JOIN "order_lines" l ON l."order_id" = k."id"
    ), "changed" AS (
        UPDATE "order_lines" l SET "revenue_cents" = c."after" FROM "counted" c
        WHERE l."id" = c."id" AND c."after" <> c."before"
        RETURNING l."product_id", c."after" - c."before" AS "cents"
    )
    INSERT INTO "revenue_changes" ("product_id", "product_cents")
    SELECT "product_id", sum("cents") FROM "changed" WHERE "product_id" IS NOT NULL GROUP BY 1;
END
$$;

CREATE FUNCTION "payments_count_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "revenue_changes" ("day", "received_cents")
    SELECT ("created_at" AT TIME ZONE 'America/Los_Angeles')::date, sum("amount_cents") FROM "new_rows" GROUP BY 1;
    PERFORM "count_product_revenue"((SELECT array_agg(DISTINCT "order_id") FROM "new_rows"));
    RETURN NULL;
END
$$;

CREATE FUNCTION "refunds_count_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "revenue_changes" ("day", "refunded_cents")
    SELECT ("created_at" AT TIME ZONE 'America/Los_Angeles')::date, sum("amount_cents") FROM "new_rows" GROUP BY 1;
    PERFORM "count_product_revenue"((SELECT array_agg(DISTINCT "order_id") FROM "new_rows"));
    RETURN NULL;
END
$$;

-- An order that is paid may still get other days, and with them other prices.
CREATE FUNCTION "order_lines_count_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "order_ids" TEXT[];
BEGIN
    SELECT array_agg(DISTINCT n."order_id") INTO "order_ids"
    FROM "new_rows" n JOIN "old_rows" o USING ("id")
    WHERE (n."line_total_cents", n."extra_days_cents") IS DISTINCT FROM (o."line_total_cents", o."extra_days_cents")
        AND EXISTS (SELECT FROM "payments" p WHERE p."order_id" = n."order_id");
    IF "order_ids" IS NOT NULL THEN PERFORM "count_product_revenue"("order_ids"); END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "payments_are_revenue" AFTER INSERT ON "payments"
    REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "payments_count_revenue"();
CREATE TRIGGER "refunds_lower_revenue" AFTER INSERT ON "refunds"
    REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "refunds_count_revenue"();
CREATE TRIGGER "order_lines_move_revenue" AFTER UPDATE ON "order_lines"
    REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
    FOR EACH STATEMENT EXECUTE FUNCTION "order_lines_count_revenue"();

-- One statement: a reader sees the changes or what they were added to, never both and never neither.
CREATE FUNCTION "fold_revenue"() RETURNS void LANGUAGE sql AS $$
    WITH "taken" AS (
        DELETE FROM "revenue_changes" WHERE "id" IN (SELECT "id" FROM "revenue_changes" FOR UPDATE SKIP LOCKED)
        RETURNING *
    ), "days" AS (
        INSERT INTO "revenue_days" AS d ("day", "received_cents", "refunded_cents")
        SELECT "day", sum("received_cents"), sum("refunded_cents") FROM "taken" WHERE "day" IS NOT NULL
        GROUP BY "day" ORDER BY "day"
        ON CONFLICT ("day") DO UPDATE SET "received_cents" = d."received_cents" + excluded."received_cents",
            "refunded_cents" = d."refunded_cents" + excluded."refunded_cents"
    )
    INSERT INTO "product_revenue" AS p ("product_id", "cents")
    SELECT "product_id", sum("product_cents") FROM "taken" JOIN "products" ON "products"."id" = "product_id"
    GROUP BY "product_id" ORDER BY "product_id"
    ON CONFLICT ("product_id") DO UPDATE SET "cents" = p."cents" + excluded."cents"
$$;

-- What was paid and refunded before there were figures.
INSERT INTO "revenue_changes" ("day", "received_cents")
SELECT ("created_at" AT TIME ZONE 'America/Los_Angeles')::date, sum("amount_cents") FROM "payments" GROUP BY 1;
INSERT INTO "revenue_changes" ("day", "refunded_cents")
SELECT ("created_at" AT TIME ZONE 'America/Los_Angeles')::date, sum("amount_cents") FROM "refunds" GROUP BY 1;
SELECT "count_product_revenue"(array_agg(DISTINCT "order_id")) FROM "payments";
SELECT "fold_revenue"();

-- Each index for one query of the console, named after it.

-- the dashboard: how many orders there are, less those whose card was declined
CREATE INDEX "orders_never_placed" ON "orders"("id") WHERE "cancel_reason" = 'payment-declined';
-- the dashboard: what is to be delivered or collected
CREATE INDEX "orders_under_way" ON "orders"("rental_start", "rental_end")
    WHERE "status" IN ('confirmed', 'packed', 'dispatched', 'delivered');
-- the dashboard: days on which little is left
CREATE INDEX "stock_days_scarce" ON "stock_days"("day", "product_id") WHERE "fleet" - "reserved" <= 2;
-- the dashboard: products of which we own little
CREATE INDEX "products_scarce" ON "products"("count_in_stock", "id")
    WHERE "count_in_stock" <= 2 AND "archived_at" IS NULL;
-- users and the command menu: part of a name or e-mail
CREATE INDEX "users_search" ON "users" USING GIN (("name" || ' ' || "email") gin_trgm_ops);
-- users: sorted by name
CREATE INDEX "users_by_name" ON "users"(lower("name"), "id");
-- users: one role
CREATE INDEX "users_admins" ON "users"("created_at" DESC, "id") WHERE "is_admin";
CREATE INDEX "users_hosts" ON "users"("created_at" DESC, "id") WHERE "is_host";
-- the command menu: part of a product's name
CREATE INDEX "products_name_search" ON "products" USING GIN ("name" gin_trgm_ops);
-- the command menu: part of an order's address
CREATE INDEX "orders_address_search" ON "orders"
    USING GIN (("street" || ' ' || "city" || ' ' || "state" || ' ' || "postal_code") gin_trgm_ops);
-- the command menu: the provider's number of a payout
CREATE INDEX "payouts_transaction" ON "payouts"("transaction_id" text_pattern_ops) WHERE "transaction_id" <> '';
-- the command menu: the first letters of a code
CREATE INDEX "referral_codes_prefix" ON "referral_codes"(lower("code") text_pattern_ops);
