-- Sums by day and product were as many rows as there are days of rentals, and 500 changes took 10 s to count in a shop with a million
-- order lines. Products are summed from the entries when somebody asks (0.25 s for a year of those), and kept by day is what has few
-- rows: decision 57.
SELECT pg_advisory_xact_lock(hashtextextended('fold_reports', 0));

-- the column stays, empty, for servers of the version before
ALTER TABLE "report_days" ALTER COLUMN "product_id" SET DEFAULT '';
TRUNCATE "report_days";
INSERT INTO "report_days" ("kind", "day", "area", "depot_id", "host_id", "amount")
SELECT e."kind", at::date, e."area", e."depot_id", e."host_id", sum(e."amount")
FROM "report_entries" e CROSS JOIN LATERAL generate_series(e."day", e."last_day", '1 day') AS at
GROUP BY 1, 2, 3, 4, 5 HAVING sum(e."amount") <> 0
ORDER BY 1, 2, 3, 4, 5;

-- For units_out_and_owned(): what is out, without a look at the table, and how far back one that is still out can have begun.
CREATE INDEX "report_entries_days_out_idx" ON "report_entries"("day") INCLUDE ("last_day", "product_id", "depot_id", "amount")
    WHERE "kind" = 'days-out';
CREATE INDEX "report_entries_longest_out_idx" ON "report_entries"(("last_day" - "day")) WHERE "kind" = 'days-out';

-- A fleet also by what changed: the units of any day are then a sum, and so are the days owned.
ALTER TABLE "owned_units" ADD COLUMN "change" INTEGER NOT NULL DEFAULT 0;
UPDATE "owned_units" o SET "change" = o."units" - b."units" FROM (
    SELECT "product_id", "depot_id", "since",
        lag("units", 1, 0) OVER (PARTITION BY "product_id", "depot_id" ORDER BY "since") AS "units"
    FROM "owned_units"
) b
WHERE (b."product_id", b."depot_id", b."since") = (o."product_id", o."depot_id", o."since");

CREATE OR REPLACE FUNCTION "depot_stock_notes_owned"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "change" INTEGER := NEW."units";
BEGIN
    IF TG_OP = 'UPDATE' THEN "change" := NEW."units" - OLD."units"; END IF;
    INSERT INTO "owned_units" AS o ("product_id", "depot_id", "since", "units", "change")
    VALUES (NEW."product_id", NEW."depot_id", "shop_day"(now()), NEW."units", "change")
    ON CONFLICT ("product_id", "depot_id", "since")
        DO UPDATE SET "units" = excluded."units", "change" = o."change" + excluded."change";
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "units_owned_by_day"("first" DATE, "last" DATE)
RETURNS TABLE ("day" DATE, "units" BIGINT) STABLE LANGUAGE sql AS $$
    SELECT n."day", (sum(sum(n."change")) OVER (ORDER BY n."day"))::bigint FROM (
        SELECT greatest(o."since", "first") AS "day", o."change" FROM "owned_units" o WHERE o."since" <= "last"
        UNION ALL SELECT at::date, 0 FROM generate_series("first", "last", '1 day') AS at
    ) n GROUP BY n."day"
$$;

-- Units × days of each product in each depot, those in use most first; with "most" only so many of them, and how many there are.
CREATE FUNCTION "units_out_and_owned"("first" DATE, "last" DATE, "most" INTEGER)
RETURNS TABLE ("product_id" TEXT, "depot_id" TEXT, "days_out" BIGINT, "days_owned" BIGINT, "count" BIGINT)
-- a large catalog's sums stay in memory, and compiling them takes longer than adding them up
STABLE LANGUAGE sql SET work_mem = '64MB' SET jit = off AS $$
    WITH "outs" AS (
        -- sums of small numbers take half the time of sums of large ones
        SELECT e."product_id", e."depot_id",
            sum((e."amount" * (least(e."last_day", "last") - greatest(e."day", "first") + 1))::int) AS "days"
        FROM "report_entries" e
        WHERE e."kind" = 'days-out' AND e."day" <= "last" AND e."last_day" >= "first"
            AND e."day" >= "first" - (SELECT max(l."last_day" - l."day") FROM "report_entries" l WHERE l."kind" = 'days-out')
        GROUP BY 1, 2
    ), "owned" AS (
        SELECT o."product_id", o."depot_id", sum(o."change" * ("last" - greatest(o."since", "first") + 1)) AS "days"
        FROM "owned_units" o WHERE o."since" <= "last" GROUP BY 1, 2
    )
    SELECT "product_id", "depot_id", coalesce(r."days", 0), coalesce(o."days", 0), count(*) OVER ()
    FROM "outs" r FULL JOIN "owned" o USING ("product_id", "depot_id")
    WHERE r."days" <> 0 OR o."days" <> 0
    ORDER BY r."days"::float8 / nullif(o."days", 0) DESC NULLS LAST, "product_id", "depot_id"
    LIMIT "most"
$$;

-- A guest who orders often had all later orders counted anew with each payment; which is the first decides about two at most.
CREATE OR REPLACE FUNCTION "fold_reports"("most" INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
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

    -- of a guest's orders one is the first: where that is another one now, both are counted anew
    SELECT array_agg(DISTINCT one."id") INTO "asked" FROM (
        SELECT unnest("asked") AS "id"
        UNION ALL
        SELECT first."id" FROM (SELECT DISTINCT o."user_id" FROM "orders" o WHERE o."id" = ANY("asked")) guest
        CROSS JOIN LATERAL (
            (SELECT o."id" FROM "orders" o JOIN "payments" p ON p."order_id" = o."id"
             WHERE o."user_id" = guest."user_id" ORDER BY p."created_at", o."id" LIMIT 1)
            UNION ALL
            SELECT o."id" FROM "orders" o JOIN "report_entries" e ON e."order_id" = o."id"
            WHERE o."user_id" = guest."user_id" AND e."kind" = 'first-order'
        ) first
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
    INSERT INTO "report_days" AS r ("kind", "day", "area", "depot_id", "host_id", "amount")
    SELECT e."kind", at::date, e."area", e."depot_id", e."host_id", sum(e."amount")
    FROM (SELECT * FROM "gone" UNION ALL SELECT * FROM "found") e
    CROSS JOIN LATERAL generate_series(e."day", e."last_day", '1 day') AS at
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(e."amount") <> 0
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT ("kind", "day", "area", "depot_id", "product_id", "host_id")
        DO UPDATE SET "amount" = r."amount" + excluded."amount";
    RETURN "touches";
END
$$;
