-- What reports count, order by order and day by day: decision 57. Servers of the version before write none of it; the triggers do.

-- Orders of which something changed that reports count. Only ever added to, until fold_reports() has counted the order anew.
CREATE TABLE "report_touches" (
    "id" BIGSERIAL NOT NULL,
    "order_id" TEXT NOT NULL,

    CONSTRAINT "report_touches_pkey" PRIMARY KEY ("id")
);

-- What an order counts for, from a day to another, both included. No foreign key: an order that is gone is taken out as any other.
CREATE TABLE "report_entries" (
    "id" BIGSERIAL NOT NULL,
    "order_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "area" TEXT NOT NULL,
    "depot_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "host_id" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "report_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "report_entries_days_in_order" CHECK ("last_day" >= "day")
);
CREATE INDEX "report_entries_order_id_idx" ON "report_entries"("order_id");
CREATE INDEX "report_entries_kind_day_idx" ON "report_entries"("kind", "day");

-- Their sums, a day each.
CREATE TABLE "report_days" (
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "area" TEXT NOT NULL,
    "depot_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "host_id" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "report_days_pkey" PRIMARY KEY ("kind", "day", "area", "depot_id", "product_id", "host_id")
);

ALTER TABLE "report_entries" ADD CONSTRAINT "report_entries_kind_known" CHECK ("kind" IN (
    'received', 'refunded', 'rental', 'discount', 'by-staff', 'protection', 'delivery', 'tax',
    'days-out', 'damage-covered', 'loss-charged', 'loss-waived', 'loss-paid', 'pieces-missing', 'pieces-damaged',
    'late-pickup', 'late-day', 'late-fee', 'late-fee-paid', 'referred-order', 'referred-revenue', 'commission',
    'first-order', 'returning-order', 'first-revenue', 'returning-revenue'
));

-- Since when a depot has owned so many units of a product.
CREATE TABLE "owned_units" (
    "product_id" TEXT NOT NULL,
    "depot_id" TEXT NOT NULL,
    "since" DATE NOT NULL,
    "units" INTEGER NOT NULL,

    CONSTRAINT "owned_units_pkey" PRIMARY KEY ("product_id", "depot_id", "since"),
    CONSTRAINT "owned_units_never_negative" CHECK ("units" >= 0)
);
ALTER TABLE "owned_units" ADD CONSTRAINT "owned_units_stock_fkey" FOREIGN KEY ("product_id", "depot_id")
    REFERENCES "depot_stock"("product_id", "depot_id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION "depot_stock_notes_owned"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "owned_units" ("product_id", "depot_id", "since", "units")
    VALUES (NEW."product_id", NEW."depot_id", "shop_day"(now()), NEW."units")
    ON CONFLICT ("product_id", "depot_id", "since") DO UPDATE SET "units" = excluded."units";
    RETURN NULL;
END
$$;

CREATE TRIGGER "depot_stock_is_owned" AFTER INSERT OR UPDATE OF "units" ON "depot_stock"
    FOR EACH ROW EXECUTE FUNCTION "depot_stock_notes_owned"();

INSERT INTO "owned_units" ("product_id", "depot_id", "since", "units")
SELECT s."product_id", s."depot_id", "shop_day"(p."created_at"), s."units"
FROM "depot_stock" s JOIN "products" p ON p."id" = s."product_id";

-- What some orders count for: the one definition of every figure, in words in docs/policy.md#reports. Money has the day of the shop on
-- which it moved, a pickup the one of its place.
CREATE FUNCTION "report_entries_of"("order_ids" TEXT[])
RETURNS TABLE (
    "order_id" TEXT, "kind" TEXT, "day" DATE, "last_day" DATE,
    "area" TEXT, "depot_id" TEXT, "product_id" TEXT, "host_id" TEXT, "amount" BIGINT
) LANGUAGE sql STABLE AS $$
    WITH "asked" AS (
        SELECT o.*, coalesce(o."area", '') AS "place" FROM "orders" o WHERE o."id" = ANY("order_ids")
    ), "moved" AS (
        SELECT p."order_id", p."id", p."created_at" AS "at", p."amount_cents"::bigint AS "cents", true AS "is_payment"
        FROM "payments" p WHERE p."order_id" = ANY("order_ids")
        UNION ALL
        SELECT r."order_id", r."id", r."created_at", 0 - r."amount_cents"::bigint, false
        FROM "refunds" r WHERE r."order_id" = ANY("order_ids")
    ), "kept" AS (
        SELECT m.*, "shop_day"(m."at") AS "on",
            sum(m."cents") OVER (PARTITION BY m."order_id" ORDER BY m."at", m."is_payment" DESC, m."id") AS "after"
        FROM "moved" m
    ), "first" AS (
        SELECT DISTINCT ON (k."order_id") k."order_id", k."at", k."on", EXISTS (
            SELECT FROM "orders" e JOIN "payments" p ON p."order_id" = e."id"
            WHERE e."user_id" = o."user_id" AND e."id" <> o."id" AND (p."created_at", e."id") < (k."at", o."id")
        ) AS "is_again"
        FROM "kept" k JOIN "asked" o ON o."id" = k."order_id"
        WHERE k."is_payment" ORDER BY k."order_id", k."at"
    ), "parts" AS (
        -- of what is kept of a price, each of its rows is kept the same share; what moves now is the difference
        SELECT k."order_id", k."id", k."on", k."cents", part."kind",
            CASE WHEN o."total_cents" = 0 THEN 0 ELSE
                round(part."cents"::numeric * k."after" / o."total_cents")
                - round(part."cents"::numeric * (k."after" - k."cents") / o."total_cents")
            END::bigint AS "share"
        FROM "kept" k JOIN "asked" o ON o."id" = k."order_id"
        CROSS JOIN LATERAL (VALUES
            ('discount', o."discount_cents"::bigint),
            ('by-staff', "price_rows_cents"(o."price_rows")),
            ('protection', o."damage_protection_cents"::bigint),
            ('delivery', o."delivery_cents"::bigint),
            ('tax', o."tax_cents"::bigint)
        ) AS part ("kind", "cents")
    ), "money" AS (
        SELECT "order_id", "on", CASE WHEN "is_payment" THEN 'received' ELSE 'refunded' END AS "kind", abs("cents") AS "amount"
        FROM "kept"
        UNION ALL SELECT "order_id", "on", "kind", "share" FROM "parts"
        -- the rental cost is everything else, whatever rows it has, so that nothing is lost in rounding
        UNION ALL
        SELECT "order_id", "on", 'rental', "cents" - sum(CASE "kind" WHEN 'discount' THEN 0 - "share" ELSE "share" END)::bigint
        FROM "parts" GROUP BY "order_id", "id", "on", "cents"
    ), "collected" AS (
        SELECT DISTINCT ON (t."order_id") t."order_id", (t."at" AT TIME ZONE o."time_zone")::date AS "on"
        FROM "timeline_entries" t JOIN "asked" o ON o."id" = t."order_id"
        WHERE t."kind" = 'status' AND t."to" = 'collected' AND o."status" IN ('collected', 'completed')
        ORDER BY t."order_id", t."id" DESC
    ), "losses" AS (
        SELECT l.*, "shop_day"(c."created_at") AS "on"
        FROM "pickup_losses" l JOIN "pickup_checks" c ON c."order_id" = l."order_id"
        WHERE l."order_id" = ANY("order_ids")
    ), "released" AS (
        -- what a completed order has taken, which it reserves no more
        SELECT DISTINCT ON (s."order_id") s."order_id", s."units" FROM "status_changes" s
        JOIN "asked" o ON o."id" = s."order_id"
        WHERE s."to" = 'completed' AND s."taken_back_at" IS NULL AND o."status" = 'completed'
        ORDER BY s."order_id", s."entry_id" DESC
    ), "taken" AS (
        SELECT r."order_id", r."product_id", r."first_day", r."last_day", r."units", r."depot_id"
        FROM "reservations" r JOIN "asked" o ON o."id" = r."order_id" WHERE o."status" NOT IN ('pending', 'cancelled')
        UNION ALL
        SELECT r."order_id", u ->> 'productId', (u ->> 'firstDay')::date, (u ->> 'lastDay')::date, (u ->> 'units')::int, NULL
        FROM "released" r CROSS JOIN LATERAL jsonb_array_elements(r."units") AS u
        UNION ALL
        -- of orders from before it was kept: their lines
        SELECT l."order_id", l."product_id", o."rental_start", o."rental_end" + 1, l."quantity", NULL
        FROM "order_lines" l JOIN "asked" o ON o."id" = l."order_id"
        WHERE o."status" = 'completed' AND l."product_id" IS NOT NULL
            AND NOT EXISTS (SELECT FROM "released" r WHERE r."order_id" = o."id")
    ), "all_entries" AS (
        SELECT m."order_id", m."kind", m."on" AS "day", m."on" AS "last_day", '' AS "depot_id", '' AS "product_id", '' AS "host_id",
            m."amount"
        FROM "money" m
        UNION ALL
        SELECT f."order_id", CASE WHEN f."is_again" THEN 'returning-order' ELSE 'first-order' END, f."on", f."on", '', '', '', 1
        FROM "first" f
        UNION ALL
        SELECT k."order_id", CASE WHEN f."is_again" THEN 'returning-revenue' ELSE 'first-revenue' END, k."on", k."on", '', '', '',
            k."cents"
        FROM "kept" k JOIN "first" f USING ("order_id")
        UNION ALL
        SELECT f."order_id", 'referred-order', f."on", f."on", '', '', u."host_id", 1
        FROM "first" f JOIN "referral_uses" u USING ("order_id")
        UNION ALL
        SELECT k."order_id", 'referred-revenue', k."on", k."on", '', '', u."host_id", k."cents"
        FROM "kept" k JOIN "referral_uses" u USING ("order_id")
        UNION ALL
        SELECT e."order_id", 'commission', "shop_day"(e."at"), "shop_day"(e."at"), '', '', e."host_id",
            CASE WHEN e."from" IS NULL THEN e."cents" ELSE 0 - e."cents" END
        FROM "commission_entries" e WHERE e."order_id" = ANY("order_ids") AND (e."from" IS NULL) <> (e."to" IS NULL)
        UNION ALL
        SELECT l."order_id", kinds."kind", l."on", l."on", o."depot_id", l."product_id", '', kinds."amount"
        FROM "losses" l JOIN "asked" o ON o."id" = l."order_id" CROSS JOIN LATERAL (VALUES
            (CASE l."outcome" WHEN 'covered' THEN 'damage-covered' WHEN 'charged' THEN 'loss-charged'
                WHEN 'waived' THEN 'loss-waived' END, l."quantity"::bigint * l."unit_cents"),
            (CASE l."kind" WHEN 'missing' THEN 'pieces-missing' ELSE 'pieces-damaged' END, l."quantity"::bigint)
        ) AS kinds ("kind", "amount") WHERE kinds."kind" IS NOT NULL
        UNION ALL
        SELECT d."order_id", due."kind", due."on", due."on", '', '', '', d."amount_cents"
        FROM "amounts_due" d CROSS JOIN LATERAL (VALUES
            (CASE d."kind" WHEN 'late-fee' THEN 'late-fee' END, "shop_day"(d."created_at")),
            (CASE d."kind" WHEN 'late-fee' THEN 'late-fee-paid' WHEN 'loss' THEN 'loss-paid' END, "shop_day"(d."paid_at"))
        ) AS due ("kind", "on")
        WHERE d."order_id" = ANY("order_ids") AND due."kind" IS NOT NULL AND due."on" IS NOT NULL
        UNION ALL
        SELECT c."order_id", late."kind", c."on", c."on", o."depot_id", '', '', late."amount"
        FROM "collected" c JOIN "asked" o ON o."id" = c."order_id" CROSS JOIN LATERAL (VALUES
            ('late-pickup', 1), ('late-day', c."on" - o."rental_end")
        ) AS late ("kind", "amount") WHERE c."on" > o."rental_end"
        UNION ALL
        SELECT t."order_id", 'days-out', t."first_day", greatest(t."last_day", t."first_day"),
            coalesce(t."depot_id", o."depot_id"), t."product_id", '', t."units"
        FROM "taken" t JOIN "asked" o ON o."id" = t."order_id"
    )
    SELECT e."order_id", e."kind", e."day", e."last_day",
        -- units and people are not counted by area
        CASE WHEN e."kind" = 'days-out' OR e."host_id" <> '' THEN '' ELSE o."place" END,
        e."depot_id", e."product_id", e."host_id", sum(e."amount")::bigint
    FROM "all_entries" e JOIN "asked" o ON o."id" = e."order_id"
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
    HAVING sum(e."amount") <> 0
$$;

-- Counts some of the touched orders anew: what each counted for is taken off its days, what it counts for now is added. Counting twice
-- changes nothing. Answers with how many touches it took. One at a time: whoever comes second sees what the first has done.
CREATE FUNCTION "fold_reports"("most" INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
    "asked" TEXT[];
    "touches" INTEGER;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('fold_reports', 0));
    WITH "taken" AS (
        DELETE FROM "report_touches" WHERE "id" IN (SELECT "id" FROM "report_touches" ORDER BY "id" LIMIT "most")
        RETURNING "order_id"
    )
    SELECT array_agg(DISTINCT "order_id"), count(*) INTO "asked", "touches" FROM "taken";
    IF "touches" = 0 THEN RETURN 0; END IF;

    -- whose first order this is decides which of their later ones are by somebody who comes back
    SELECT array_agg(DISTINCT one."id") INTO "asked" FROM (
        SELECT unnest("asked") AS "id"
        UNION
        SELECT later."id" FROM "orders" o JOIN "orders" later ON later."user_id" = o."user_id" AND later."id" <> o."id"
        WHERE o."id" = ANY("asked") AND EXISTS (
            SELECT FROM "payments" mine JOIN "payments" theirs ON theirs."order_id" = later."id"
            WHERE mine."order_id" = o."id" AND mine."created_at" <= theirs."created_at"
        )
    ) one;

    WITH "gone" AS (
        DELETE FROM "report_entries" WHERE "order_id" = ANY("asked")
        RETURNING "kind", "day", "last_day", "area", "depot_id", "product_id", "host_id", 0 - "amount" AS "amount"
    ), "found" AS (
        INSERT INTO "report_entries"
            ("order_id", "kind", "day", "last_day", "area", "depot_id", "product_id", "host_id", "amount")
        SELECT * FROM "report_entries_of"("asked")
        RETURNING "kind", "day", "last_day", "area", "depot_id", "product_id", "host_id", "amount"
    ), "owned" AS (
        -- what was out was owned, also before anybody wrote down how many there are
        UPDATE "owned_units" u SET "since" = f."first"
        FROM (SELECT "product_id", "depot_id", min("day") AS "first" FROM "found" WHERE "kind" = 'days-out' GROUP BY 1, 2) f
        WHERE u."product_id" = f."product_id" AND u."depot_id" = f."depot_id" AND u."since" > f."first"
            AND u."since" = (SELECT min(e."since") FROM "owned_units" e
                WHERE e."product_id" = u."product_id" AND e."depot_id" = u."depot_id")
    )
    INSERT INTO "report_days" AS r ("kind", "day", "area", "depot_id", "product_id", "host_id", "amount")
    SELECT e."kind", at::date, e."area", e."depot_id", e."product_id", e."host_id", sum(e."amount")
    FROM (SELECT * FROM "gone" UNION ALL SELECT * FROM "found") e
    CROSS JOIN LATERAL generate_series(e."day", e."last_day", '1 day') AS at
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(e."amount") <> 0
    ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ("kind", "day", "area", "depot_id", "product_id", "host_id")
        DO UPDATE SET "amount" = r."amount" + excluded."amount";
    RETURN "touches";
END
$$;

-- Whatever changes what an order counts for touches it, in the same transaction. None of these looks anything up, and placing an order
-- adds one row, with its payment.
CREATE FUNCTION "touch_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "report_touches" ("order_id")
    VALUES (CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ->> TG_ARGV[0] ELSE to_jsonb(NEW) ->> TG_ARGV[0] END);
    RETURN NULL;
END
$$;

CREATE FUNCTION "payments_touch_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "report_touches" ("order_id") VALUES (NEW."order_id");
    RETURN NULL;
END
$$;

CREATE TRIGGER "payments_are_reported" AFTER INSERT ON "payments"
    FOR EACH ROW EXECUTE FUNCTION "payments_touch_report"();
CREATE TRIGGER "refunds_are_reported" AFTER INSERT OR DELETE ON "refunds"
    FOR EACH ROW EXECUTE FUNCTION "touch_report"('order_id');
CREATE TRIGGER "amounts_due_are_reported" AFTER INSERT OR UPDATE OR DELETE ON "amounts_due"
    FOR EACH ROW EXECUTE FUNCTION "touch_report"('order_id');
CREATE TRIGGER "losses_are_reported" AFTER INSERT OR UPDATE OR DELETE ON "pickup_losses"
    FOR EACH ROW EXECUTE FUNCTION "touch_report"('order_id');
CREATE TRIGGER "units_are_reported" AFTER UPDATE OR DELETE ON "reservations"
    FOR EACH ROW EXECUTE FUNCTION "touch_report"('order_id');
CREATE TRIGGER "changed_uses_are_reported" AFTER UPDATE OR DELETE ON "referral_uses"
    FOR EACH ROW EXECUTE FUNCTION "touch_report"('order_id');
CREATE TRIGGER "commission_is_reported" AFTER INSERT ON "commission_entries"
    FOR EACH ROW WHEN (NEW."order_id" IS NOT NULL) EXECUTE FUNCTION "touch_report"('order_id');
CREATE TRIGGER "gone_orders_are_reported" AFTER DELETE ON "orders"
    FOR EACH ROW EXECUTE FUNCTION "touch_report"('id');
-- what begins without a payment
CREATE TRIGGER "unpaid_orders_are_reported" AFTER INSERT ON "orders"
    FOR EACH ROW WHEN (NEW."status" <> 'pending' AND (NEW."on_account_because" IS NOT NULL OR NEW."total_cents" = 0))
    EXECUTE FUNCTION "touch_report"('id');
CREATE TRIGGER "changed_orders_are_reported" AFTER UPDATE ON "orders"
    FOR EACH ROW WHEN (
        (OLD."status", OLD."total_cents", OLD."discount_cents", OLD."damage_protection_cents", OLD."delivery_cents",
            OLD."tax_cents", OLD."price_rows", OLD."rental_start", OLD."rental_end", OLD."depot_id", OLD."area",
            OLD."time_zone", OLD."user_id")
        IS DISTINCT FROM
        (NEW."status", NEW."total_cents", NEW."discount_cents", NEW."damage_protection_cents", NEW."delivery_cents",
            NEW."tax_cents", NEW."price_rows", NEW."rental_start", NEW."rental_end", NEW."depot_id", NEW."area",
            NEW."time_zone", NEW."user_id"))
    EXECUTE FUNCTION "touch_report"('id');

-- what was there before is counted by the first folds
INSERT INTO "report_touches" ("order_id") SELECT "id" FROM "orders" WHERE "status" <> 'pending' ORDER BY "created_at";

-- Units × days owned: of each product in each depot, and on each day.
CREATE FUNCTION "owned_spans"("first" DATE, "last" DATE)
RETURNS TABLE ("product_id" TEXT, "depot_id" TEXT, "from_day" DATE, "to_day" DATE, "units" INTEGER) STABLE LANGUAGE sql AS $$
    SELECT s."product_id", s."depot_id", greatest(s."since", "first"), least(s."until", "last"), s."units" FROM (
        SELECT o.*, coalesce(lead(o."since") OVER (PARTITION BY o."product_id", o."depot_id" ORDER BY o."since") - 1, "last") AS "until"
        FROM "owned_units" o
    ) s
    WHERE s."units" > 0 AND s."since" <= "last" AND s."until" >= "first" AND least(s."until", "last") >= greatest(s."since", "first")
$$;

CREATE FUNCTION "days_owned_of_things"("first" DATE, "last" DATE)
RETURNS TABLE ("product_id" TEXT, "depot_id" TEXT, "days" BIGINT) STABLE LANGUAGE sql AS $$
    SELECT s."product_id", s."depot_id", sum(s."units"::bigint * (s."to_day" - s."from_day" + 1))::bigint
    FROM "owned_spans"("first", "last") s GROUP BY 1, 2
$$;

CREATE FUNCTION "units_owned_by_day"("first" DATE, "last" DATE)
RETURNS TABLE ("day" DATE, "units" BIGINT) STABLE LANGUAGE sql AS $$
    SELECT n."day", (sum(sum(n."units")) OVER (ORDER BY n."day"))::bigint FROM (
        SELECT s."from_day" AS "day", s."units" FROM "owned_spans"("first", "last") s
        UNION ALL SELECT s."to_day" + 1, 0 - s."units" FROM "owned_spans"("first", "last") s WHERE s."to_day" < "last"
        UNION ALL SELECT at::date, 0 FROM generate_series("first", "last", '1 day') AS at
    ) n GROUP BY n."day"
$$;
