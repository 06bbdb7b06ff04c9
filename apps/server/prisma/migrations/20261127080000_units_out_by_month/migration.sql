-- How many days the units of a product in a depot were out, from the first month there is to the end of each: what lies between
-- two months is a difference, however many orders it took. Added up order by order, a year of 100,000 products took twice as long.
CREATE TABLE "units_out" (
    "product_id" TEXT NOT NULL,
    "depot_id" TEXT NOT NULL,
    "first_month" INTEGER NOT NULL, -- as month_number()
    "days_through" INTEGER[] NOT NULL,

    CONSTRAINT "units_out_pkey" PRIMARY KEY ("product_id", "depot_id"),
    CONSTRAINT "units_out_has_a_month" CHECK (cardinality("days_through") > 0)
);

CREATE FUNCTION "month_number"("day" DATE) RETURNS INTEGER IMMUTABLE LANGUAGE sql AS $$
    SELECT (extract(year FROM "day") * 12 + extract(month FROM "day"))::int
$$;

CREATE FUNCTION "days_out_through"("first_month" INTEGER, "days_through" INTEGER[], "month" INTEGER) RETURNS INTEGER
IMMUTABLE LANGUAGE sql AS $$
    SELECT coalesce("days_through"[least("month" - "first_month" + 1, cardinality("days_through"))], 0)
$$;

CREATE FUNCTION "move_units_out"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    WITH "changes" AS (
        SELECT m."product_id", m."depot_id", "month_number"(at::date) AS "month",
            sum(m."amount" * (least(m."last_day", (at + interval '1 month')::date - 1) - greatest(m."day", at::date) + 1))
                * CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END AS "days"
        FROM "moved" m
        CROSS JOIN LATERAL generate_series(date_trunc('month', m."day"::timestamp), m."last_day"::timestamp, '1 month') AS at
        WHERE m."kind" = 'days-out' GROUP BY 1, 2, 3
    ), "spans" AS (
        SELECT c."product_id", c."depot_id", u."first_month", u."days_through",
            least(c."first", u."first_month") AS "first",
            greatest(c."last", u."first_month" + cardinality(u."days_through") - 1) AS "last"
        FROM (SELECT "product_id", "depot_id", min("month") AS "first", max("month") AS "last" FROM "changes" GROUP BY 1, 2) c
        LEFT JOIN "units_out" u USING ("product_id", "depot_id")
    ), "months" AS (
        SELECT s."product_id", s."depot_id", s."first", "month",
            coalesce("days_out_through"(s."first_month", s."days_through", "month"), 0)
                + sum(coalesce(c."days", 0)) OVER (PARTITION BY s."product_id", s."depot_id" ORDER BY "month") AS "days"
        FROM "spans" s CROSS JOIN LATERAL generate_series(s."first", s."last") AS "month"
        LEFT JOIN "changes" c USING ("product_id", "depot_id", "month")
    )
    INSERT INTO "units_out" ("product_id", "depot_id", "first_month", "days_through")
    SELECT "product_id", "depot_id", "first", array_agg("days" ORDER BY "month") FROM "months" GROUP BY 1, 2, 3
    ON CONFLICT ("product_id", "depot_id")
        DO UPDATE SET "first_month" = excluded."first_month", "days_through" = excluded."days_through";
    RETURN NULL;
END
$$;

-- Entries are only ever inserted and deleted, by fold_reports(), which runs once at a time.
CREATE TRIGGER "report_entries_add_units_out" AFTER INSERT ON "report_entries"
    REFERENCING NEW TABLE AS "moved" FOR EACH STATEMENT EXECUTE FUNCTION "move_units_out"();
CREATE TRIGGER "report_entries_take_units_out" AFTER DELETE ON "report_entries"
    REFERENCING OLD TABLE AS "moved" FOR EACH STATEMENT EXECUTE FUNCTION "move_units_out"();

-- Those of before. The triggers' lock keeps others from writing meanwhile.
WITH "out" AS (
    SELECT e."product_id", e."depot_id", "month_number"(at::date) AS "month",
        sum(e."amount" * (least(e."last_day", (at + interval '1 month')::date - 1) - greatest(e."day", at::date) + 1)) AS "days"
    FROM "report_entries" e
    CROSS JOIN LATERAL generate_series(date_trunc('month', e."day"::timestamp), e."last_day"::timestamp, '1 month') AS at
    WHERE e."kind" = 'days-out' GROUP BY 1, 2, 3
), "months" AS (
    SELECT s."product_id", s."depot_id", s."first", "month",
        sum(coalesce(o."days", 0)) OVER (PARTITION BY s."product_id", s."depot_id" ORDER BY "month") AS "days"
    FROM (SELECT "product_id", "depot_id", min("month") AS "first", max("month") AS "last" FROM "out" GROUP BY 1, 2) s
    CROSS JOIN LATERAL generate_series(s."first", s."last") AS "month"
    LEFT JOIN "out" o USING ("product_id", "depot_id", "month")
)
INSERT INTO "units_out" ("product_id", "depot_id", "first_month", "days_through")
SELECT "product_id", "depot_id", "first", array_agg("days" ORDER BY "month") FROM "months" GROUP BY 1, 2, 3;

-- A day is told from the end of the month that is nearest to it, by the orders between the two.
CREATE OR REPLACE FUNCTION "units_out_and_owned"("first" DATE, "last" DATE, "most" INTEGER)
RETURNS TABLE ("product_id" TEXT, "depot_id" TEXT, "days_out" BIGINT, "days_owned" BIGINT, "count" BIGINT)
-- a large catalog's sums stay in memory, and compiling them takes longer than adding them up
STABLE LANGUAGE sql SET work_mem = '64MB' SET jit = off AS $$
    WITH "ends" AS (
        SELECT d."sign", d."day", m."end" AS "month_end", "month_number"(m."end") AS "month"
        FROM (VALUES ("first" - 1, -1), ("last", 1)) AS d("day", "sign")
        CROSS JOIN LATERAL (SELECT (date_trunc('month', (d."day" + 16)::timestamp) - interval '1 day')::date) AS m("end")
    ), "between" AS (
        SELECT least("day", "month_end") AS "after", greatest("day", "month_end") AS "until",
            "sign" * sign("day" - "month_end")::int AS "sign"
        FROM "ends" WHERE "day" <> "month_end"
    ), "days" AS (
        -- sums of small numbers take half the time of sums of large ones
        SELECT u."product_id", u."depot_id", "days_out_through"(u."first_month", u."days_through", l."month")
            - "days_out_through"(u."first_month", u."days_through", b."month") AS "out", 0 AS "owned"
        FROM "ends" b JOIN "ends" l ON b."sign" < l."sign" CROSS JOIN "units_out" u
        UNION ALL
        SELECT e."product_id", e."depot_id",
            (b."sign" * e."amount" * (least(e."last_day", b."until") - greatest(e."day", b."after" + 1) + 1))::int, 0
        FROM "between" b JOIN "report_entries" e ON e."kind" = 'days-out' AND e."day" <= b."until" AND e."last_day" > b."after"
            AND e."day" > b."after" - (SELECT max(l."last_day" - l."day") FROM "report_entries" l WHERE l."kind" = 'days-out')
        UNION ALL
        SELECT o."product_id", o."depot_id", 0, o."change" * ("last" - greatest(o."since", "first") + 1)
        FROM "owned_units" o WHERE o."since" <= "last"
    ), "sums" AS (
        SELECT "product_id", "depot_id", sum("out") AS "out", sum("owned") AS "owned" FROM "days" GROUP BY 1, 2
    )
    SELECT "product_id", "depot_id", "out", "owned", count(*) OVER ()
    FROM "sums" WHERE "out" <> 0 OR "owned" <> 0
    ORDER BY "out"::float8 / nullif("owned", 0) DESC NULLS LAST, "product_id", "depot_id"
    LIMIT "most"
$$;
