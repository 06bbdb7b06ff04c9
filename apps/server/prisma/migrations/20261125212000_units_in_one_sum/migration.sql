-- What was out and what was owned are added up together: joined afterwards, 100,000 products took a fifth longer.
CREATE OR REPLACE FUNCTION "units_out_and_owned"("first" DATE, "last" DATE, "most" INTEGER)
RETURNS TABLE ("product_id" TEXT, "depot_id" TEXT, "days_out" BIGINT, "days_owned" BIGINT, "count" BIGINT)
-- a large catalog's sums stay in memory, and compiling them takes longer than adding them up
STABLE LANGUAGE sql SET work_mem = '64MB' SET jit = off AS $$
    WITH "days" AS (
        -- sums of small numbers take half the time of sums of large ones
        SELECT e."product_id", e."depot_id",
            (e."amount" * (least(e."last_day", "last") - greatest(e."day", "first") + 1))::int AS "out", 0 AS "owned"
        FROM "report_entries" e
        WHERE e."kind" = 'days-out' AND e."day" <= "last" AND e."last_day" >= "first"
            AND e."day" >= "first" - (SELECT max(l."last_day" - l."day") FROM "report_entries" l WHERE l."kind" = 'days-out')
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
