-- Stock by depot, day and fact: decision 43. Until servers of the version before are gone they read and write
-- products.count_in_stock, leave depot_id to its default, and read stock_days.fleet: triggers keep both sides the same.
LOCK TABLE "orders", "reservations", "stock_days", "products" IN ACCESS EXCLUSIVE MODE;

CREATE TABLE "depots" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "depots_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "depots_name_present" CHECK ("name" <> ''),
    -- units that nobody gave to another depot come here
    CONSTRAINT "depots_main_stays_open" CHECK ("id" <> 'main' OR "closed_at" IS NULL)
);
CREATE UNIQUE INDEX "depots_name_key" ON "depots"("name");

-- What belongs to a depot; also the row that facts lock alone and promises lock together.
CREATE TABLE "depot_stock" (
    "product_id" TEXT NOT NULL,
    "depot_id" TEXT NOT NULL,
    "units" INTEGER NOT NULL,

    CONSTRAINT "depot_stock_pkey" PRIMARY KEY ("product_id", "depot_id"),
    CONSTRAINT "depot_stock_not_negative" CHECK ("units" >= 0),
    CONSTRAINT "depot_stock_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "depot_stock_depot_id_fkey" FOREIGN KEY ("depot_id") REFERENCES "depots"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "depot_stock_depot_id_idx" ON "depot_stock"("depot_id");

-- Keys to depot_stock are deferred: checked at once they would lock its rows one by one, before the triggers lock them in order.
CREATE TABLE "transfers" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "from_depot_id" TEXT NOT NULL,
    "to_depot_id" TEXT NOT NULL,
    "units" INTEGER NOT NULL,
    "leaves_on" DATE NOT NULL,
    "arrives_on" DATE NOT NULL,
    "is_forced" BOOLEAN NOT NULL DEFAULT false,
    "sent_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "arrived_units" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transfers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "transfers_units_positive" CHECK ("units" > 0),
    CONSTRAINT "transfers_go_elsewhere" CHECK ("from_depot_id" <> "to_depot_id"),
    CONSTRAINT "transfers_days_in_order" CHECK ("arrives_on" >= "leaves_on"),
    CONSTRAINT "transfers_arrive_closed" CHECK ("arrived_units" IS NULL OR "closed_at" IS NOT NULL),
    CONSTRAINT "transfers_arrived_of_sent" CHECK ("arrived_units" BETWEEN 0 AND "units"),
    CONSTRAINT "transfers_from_fkey" FOREIGN KEY ("product_id", "from_depot_id")
        REFERENCES "depot_stock"("product_id", "depot_id")
        ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT "transfers_to_fkey" FOREIGN KEY ("product_id", "to_depot_id")
        REFERENCES "depot_stock"("product_id", "depot_id")
        ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX "transfers_leaving" ON "transfers"("product_id", "from_depot_id") WHERE "closed_at" IS NULL;
CREATE INDEX "transfers_coming" ON "transfers"("product_id", "to_depot_id") WHERE "closed_at" IS NULL;

CREATE TABLE "stock_holds" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "depot_id" TEXT NOT NULL,
    "units" INTEGER NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "order_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_holds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stock_holds_units_positive" CHECK ("units" > 0),
    CONSTRAINT "stock_holds_days_in_order" CHECK ("last_day" >= "first_day"),
    CONSTRAINT "stock_holds_kind_known" CHECK ("kind" IN ('repair', 'overdue')),
    CONSTRAINT "stock_holds_overdue_has_order" CHECK (("kind" = 'overdue') = ("order_id" IS NOT NULL)),
    CONSTRAINT "stock_holds_stock_fkey" FOREIGN KEY ("product_id", "depot_id")
        REFERENCES "depot_stock"("product_id", "depot_id")
        ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT "stock_holds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "stock_holds_product_id_depot_id_idx" ON "stock_holds"("product_id", "depot_id");
CREATE UNIQUE INDEX "stock_holds_one_overdue" ON "stock_holds"("order_id", "product_id");

-- Derived from the facts: what a depot can promise, as steps without a gap, one row where nothing is planned.
CREATE TABLE "stock_spans" (
    "product_id" TEXT NOT NULL,
    "depot_id" TEXT NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "capacity" INTEGER NOT NULL,

    CONSTRAINT "stock_spans_pkey" PRIMARY KEY ("product_id", "depot_id", "first_day"),
    CONSTRAINT "stock_spans_not_negative" CHECK ("capacity" >= 0),
    CONSTRAINT "stock_spans_days_in_order" CHECK ("last_day" >= "first_day"),
    CONSTRAINT "stock_spans_stock_fkey" FOREIGN KEY ("product_id", "depot_id")
        REFERENCES "depot_stock"("product_id", "depot_id") ON DELETE CASCADE ON UPDATE CASCADE
);

ALTER TABLE "orders" ADD COLUMN "depot_id" TEXT NOT NULL DEFAULT 'main';
ALTER TABLE "reservations" ADD COLUMN "depot_id" TEXT NOT NULL DEFAULT 'main';

DROP INDEX "stock_days_scarce";
ALTER TABLE "stock_days"
    ADD COLUMN "depot_id" TEXT NOT NULL DEFAULT 'main',
    ADD COLUMN "capacity" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "short" INTEGER NOT NULL DEFAULT 0,
    DROP CONSTRAINT "stock_days_product_id_fleet_fkey",
    DROP CONSTRAINT "stock_days_never_oversold",
    DROP CONSTRAINT "stock_days_pkey";
DROP INDEX "stock_days_product_id_fleet_idx", "products_id_count_in_stock_key";
UPDATE "stock_days" SET "capacity" = "fleet";

-- Every lock of stock is taken here or in the triggers: orders first, then these rows by product and depot, then the rest.
CREATE FUNCTION "lock_stock"("product_ids" TEXT[], "depot_ids" TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        RAISE EXCEPTION 'stock is written under READ COMMITTED';
    END IF;
    PERFORM 1 FROM "depot_stock" s
    JOIN (SELECT DISTINCT p, d FROM unnest("product_ids", "depot_ids") AS k(p, d)) k
        ON k.p = s."product_id" AND k.d = s."depot_id"
    ORDER BY s."product_id", s."depot_id" FOR UPDATE OF s;
END $$;

-- Derives spans and the capacity of days anew. Strict: refuses to leave a promised day shorter than it is.
CREATE FUNCTION "rebuild_stock"("product_ids" TEXT[], "depot_ids" TEXT[], "is_strict" BOOLEAN)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "lock_stock"("product_ids", "depot_ids");

    IF EXISTS (
        SELECT FROM unnest("product_ids", "depot_ids") AS k(p, d)
        JOIN "depot_stock" s ON s."product_id" = k.p AND s."depot_id" = k.d
        WHERE s."units" < (
            SELECT sum(t."units") FROM "transfers" t
            WHERE t."product_id" = k.p AND t."from_depot_id" = k.d AND t."closed_at" IS NULL
        )
    ) THEN
        RAISE EXCEPTION 'more would leave the depot than belongs to it'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'transfers_take_what_is_there', TABLE = 'transfers';
    END IF;

    DELETE FROM "stock_spans" s USING unnest("product_ids", "depot_ids") AS k(p, d)
    WHERE s."product_id" = k.p AND s."depot_id" = k.d;

    INSERT INTO "stock_spans" ("product_id", "depot_id", "first_day", "last_day", "capacity")
    WITH k AS (SELECT DISTINCT p, d FROM unnest("product_ids", "depot_ids") AS k(p, d)), change AS (
        SELECT k.p, k.d, date '0001-01-01' AS day, s."units"
        FROM k JOIN "depot_stock" s ON s."product_id" = k.p AND s."depot_id" = k.d
        UNION ALL
        SELECT k.p, k.d, t."leaves_on", -t."units"
        FROM k JOIN "transfers" t ON t."product_id" = k.p AND t."from_depot_id" = k.d AND t."closed_at" IS NULL
        UNION ALL
        SELECT k.p, k.d, t."arrives_on", t."units"
        FROM k JOIN "transfers" t ON t."product_id" = k.p AND t."to_depot_id" = k.d AND t."closed_at" IS NULL
        UNION ALL
        SELECT k.p, k.d, edge.day, edge.units
        FROM k JOIN "stock_holds" h ON h."product_id" = k.p AND h."depot_id" = k.d
        CROSS JOIN LATERAL (VALUES (h."first_day", -h."units"), (h."last_day" + 1, h."units")) AS edge(day, units)
        WHERE edge.day IS NOT NULL
    ), step AS (
        SELECT p, d, day, sum(sum("units")) OVER (PARTITION BY p, d ORDER BY day) AS level
        FROM change GROUP BY p, d, day
    )
    SELECT p, d, day, coalesce(lead(day) OVER (PARTITION BY p, d ORDER BY day) - 1, '9999-12-31'), greatest(0, level)
    FROM step;

    -- nobody else changes days of these products here: who does has the stock row in share
    UPDATE "stock_days" d SET "capacity" = s."capacity", "fleet" = s."capacity", "short" = CASE
        WHEN "is_strict" THEN least(d."short", greatest(0, d."reserved" - s."capacity"))
        ELSE greatest(0, d."reserved" - s."capacity") END
    FROM (SELECT DISTINCT p, d FROM unnest("product_ids", "depot_ids") AS k(p, d)) k
    JOIN "stock_spans" s ON s."product_id" = k.p AND s."depot_id" = k.d
    WHERE d."product_id" = s."product_id" AND d."depot_id" = s."depot_id"
        AND d."day" BETWEEN s."first_day" AND s."last_day" AND d."capacity" <> s."capacity";
END $$;

-- A count is a fact, whatever is promised. A fleet that is set by products.count_in_stock is refused as it always was.
CREATE FUNCTION "depot_stock_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "rebuild_stock"(array_agg("product_id"), array_agg("depot_id"), pg_trigger_depth() > 1)
    FROM "new_rows" HAVING count(*) > 0;

    UPDATE "products" p SET "count_in_stock" = s."units"
    FROM (
        SELECT "product_id", sum("units") AS "units" FROM "depot_stock"
        WHERE "product_id" IN (SELECT "product_id" FROM "new_rows") GROUP BY "product_id"
    ) s
    WHERE p."id" = s."product_id" AND p."count_in_stock" <> s."units";
    RETURN NULL;
END $$;
CREATE TRIGGER "depot_stock_added" AFTER INSERT ON "depot_stock"
    REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "depot_stock_changed"();
CREATE TRIGGER "depot_stock_moved" AFTER UPDATE ON "depot_stock"
    REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "depot_stock_changed"();

-- The sum over the depots may be written too: what it differs by is the main depot's.
CREATE FUNCTION "products_come_to_main"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "depot_stock" ("product_id", "depot_id", "units") SELECT "id", 'main', "count_in_stock" FROM "new_rows";
    RETURN NULL;
END $$;
CREATE TRIGGER "products_come_to_main" AFTER INSERT ON "products"
    REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "products_come_to_main"();

CREATE FUNCTION "products_counted_at_main"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    difference INTEGER;
BEGIN
    SELECT NEW."count_in_stock" - sum("units") INTO difference FROM "depot_stock" WHERE "product_id" = NEW."id";
    IF difference <> 0 THEN
        UPDATE "depot_stock" SET "units" = "units" + difference WHERE "product_id" = NEW."id" AND "depot_id" = 'main';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "products_counted_at_main" AFTER UPDATE OF "count_in_stock" ON "products"
    FOR EACH ROW WHEN (OLD."count_in_stock" <> NEW."count_in_stock") EXECUTE FUNCTION "products_counted_at_main"();

CREATE FUNCTION "transfers_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM "rebuild_stock"(array_agg("product_id"), array_agg("depot_id"), NOT bool_or("is_forced")) FROM (
            SELECT "product_id", "from_depot_id" AS "depot_id", "is_forced" FROM "new_rows"
            UNION SELECT "product_id", "to_depot_id", "is_forced" FROM "new_rows"
        ) k HAVING count(*) > 0;
    ELSE
        PERFORM "rebuild_stock"(array_agg("product_id"), array_agg("depot_id"), false) FROM (
            SELECT "product_id", "from_depot_id" AS "depot_id" FROM "new_rows"
            UNION SELECT "product_id", "to_depot_id" FROM "new_rows"
            UNION SELECT "product_id", "from_depot_id" FROM "old_rows"
            UNION SELECT "product_id", "to_depot_id" FROM "old_rows"
        ) k HAVING count(*) > 0;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "transfers_planned" AFTER INSERT ON "transfers"
    REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "transfers_changed"();
CREATE TRIGGER "transfers_moved" AFTER UPDATE ON "transfers"
    REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
    FOR EACH STATEMENT EXECUTE FUNCTION "transfers_changed"();

CREATE FUNCTION "stock_holds_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM "rebuild_stock"(array_agg("product_id"), array_agg("depot_id"), false)
        FROM (SELECT DISTINCT "product_id", "depot_id" FROM "new_rows") k HAVING count(*) > 0;
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM "rebuild_stock"(array_agg("product_id"), array_agg("depot_id"), false)
        FROM (SELECT DISTINCT "product_id", "depot_id" FROM "old_rows") k HAVING count(*) > 0;
    ELSE
        PERFORM "rebuild_stock"(array_agg("product_id"), array_agg("depot_id"), false) FROM (
            SELECT "product_id", "depot_id" FROM "old_rows" UNION SELECT "product_id", "depot_id" FROM "new_rows"
        ) k HAVING count(*) > 0;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "stock_holds_begun" AFTER INSERT ON "stock_holds"
    REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "stock_holds_changed"();
CREATE TRIGGER "stock_holds_moved" AFTER UPDATE ON "stock_holds"
    REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
    FOR EACH STATEMENT EXECUTE FUNCTION "stock_holds_changed"();
CREATE TRIGGER "stock_holds_ended" AFTER DELETE ON "stock_holds"
    REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "stock_holds_changed"();

-- Promises. Stock rows in share first (facts wait, other promises do not), then days, both in one order. What is given
-- back of a day that was forgotten, as fleets that shrank did before, stays above zero.
CREATE OR REPLACE FUNCTION "reservations_move_stock_days"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    change RECORD;
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        RAISE EXCEPTION 'stock is written under READ COMMITTED';
    END IF;

    IF TG_OP = 'INSERT' THEN
        PERFORM 1 FROM "depot_stock" s
        WHERE (s."product_id", s."depot_id") IN (SELECT "product_id", "depot_id" FROM "new_rows")
        ORDER BY s."product_id", s."depot_id" FOR SHARE;

        INSERT INTO "stock_days" AS d ("product_id", "depot_id", "day", "reserved", "capacity", "fleet")
        SELECT r."product_id", r."depot_id", day.first + n, sum(r."units"), min(s."capacity"), min(s."capacity")
        FROM "new_rows" r
        JOIN "stock_spans" s ON s."product_id" = r."product_id" AND s."depot_id" = r."depot_id"
            AND s."first_day" <= r."last_day" AND s."last_day" >= r."first_day"
        CROSS JOIN LATERAL (
            VALUES (greatest(s."first_day", r."first_day"), least(s."last_day", r."last_day"))
        ) AS day(first, last)
        CROSS JOIN generate_series(0, day.last - day.first) n
        GROUP BY r."product_id", r."depot_id", day.first + n
        ORDER BY r."product_id", r."depot_id", day.first + n
        ON CONFLICT ("product_id", "depot_id", "day") DO UPDATE SET "reserved" = d."reserved" + excluded."reserved";
        RETURN NULL;
    END IF;

    IF TG_OP = 'DELETE' THEN
        PERFORM 1 FROM "depot_stock" s
        WHERE (s."product_id", s."depot_id") IN (SELECT "product_id", "depot_id" FROM "old_rows")
        ORDER BY s."product_id", s."depot_id" FOR SHARE;

        -- day by day through the key: joined to old_rows, of which nothing is known, all of stock_days would be read
        FOR change IN
            SELECT r."product_id", r."depot_id", r."first_day" + n AS "day", sum(r."units") AS "units"
            FROM "old_rows" r CROSS JOIN generate_series(0, r."last_day" - r."first_day") n
            GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
        LOOP
            UPDATE "stock_days" d SET "reserved" = greatest(0, d."reserved" - change."units"),
                "short" = greatest(0, d."reserved" - change."units" - d."capacity")
            WHERE d."product_id" = change."product_id" AND d."depot_id" = change."depot_id" AND d."day" = change."day";
        END LOOP;
        RETURN NULL;
    END IF;

    PERFORM 1 FROM "depot_stock" s
    WHERE (s."product_id", s."depot_id") IN (
        SELECT "product_id", "depot_id" FROM "old_rows" UNION SELECT "product_id", "depot_id" FROM "new_rows"
    )
    ORDER BY s."product_id", s."depot_id" FOR SHARE;

    -- only the difference: a day that the order keeps may be short already
    FOR change IN
        SELECT r."product_id", r."depot_id", r."first_day" + n AS "day", sum(r."units") AS "units"
        FROM (
            SELECT "product_id", "depot_id", "first_day", "last_day", "units" FROM "new_rows"
            UNION ALL SELECT "product_id", "depot_id", "first_day", "last_day", -"units" FROM "old_rows"
        ) r
        CROSS JOIN generate_series(0, r."last_day" - r."first_day") n
        GROUP BY 1, 2, 3 HAVING sum(r."units") <> 0 ORDER BY 1, 2, 3
    LOOP
        IF change."units" > 0 THEN
            INSERT INTO "stock_days" AS d ("product_id", "depot_id", "day", "reserved", "capacity", "fleet")
            SELECT change."product_id", change."depot_id", change."day", change."units", s."capacity", s."capacity"
            FROM "stock_spans" s
            WHERE s."product_id" = change."product_id" AND s."depot_id" = change."depot_id"
                AND change."day" BETWEEN s."first_day" AND s."last_day"
            ON CONFLICT ("product_id", "depot_id", "day") DO UPDATE SET "reserved" = d."reserved" + excluded."reserved";
        ELSE
            UPDATE "stock_days" d SET "reserved" = greatest(0, d."reserved" + change."units"),
                "short" = greatest(0, d."reserved" + change."units" - d."capacity")
            WHERE d."product_id" = change."product_id" AND d."depot_id" = change."depot_id" AND d."day" = change."day";
        END IF;
    END LOOP;
    RETURN NULL;
END $$;

-- What there is today stands in one depot; the triggers derive the spans.
INSERT INTO "depots" ("id", "name") VALUES ('main', 'Main depot');
INSERT INTO "depot_stock" ("product_id", "depot_id", "units") SELECT "id", 'main', "count_in_stock" FROM "products";

ALTER TABLE "stock_days"
    ADD CONSTRAINT "stock_days_pkey" PRIMARY KEY ("product_id", "depot_id", "day"),
    -- `short` is what facts took from a day after it was promised. Only they raise it, so a promise past the capacity
    -- breaks this check.
    ADD CONSTRAINT "stock_days_never_oversold" CHECK ("short" = greatest(0, "reserved" - "capacity")),
    ADD CONSTRAINT "stock_days_capacity_not_negative" CHECK ("capacity" >= 0),
    ADD CONSTRAINT "stock_days_stock_fkey" FOREIGN KEY ("product_id", "depot_id")
        REFERENCES "depot_stock"("product_id", "depot_id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "stock_days_short" ON "stock_days"("day", "product_id", "depot_id") WHERE "short" > 0;
CREATE INDEX "stock_days_scarce" ON "stock_days"("day", "product_id", "depot_id") WHERE "capacity" - "reserved" <= 2;

ALTER TABLE "orders" ADD CONSTRAINT "orders_depot_id_fkey" FOREIGN KEY ("depot_id") REFERENCES "depots"("id")
    ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_stock_fkey" FOREIGN KEY ("product_id", "depot_id")
    REFERENCES "depot_stock"("product_id", "depot_id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
DROP INDEX "reservations_product_id_last_day_idx";
CREATE INDEX "reservations_product_id_depot_id_last_day_idx" ON "reservations"("product_id", "depot_id", "last_day");
