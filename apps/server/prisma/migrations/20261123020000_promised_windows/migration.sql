-- The area an order was placed in, by its id in the settings; none in orders from before areas had one.
ALTER TABLE "orders" ADD COLUMN "area" TEXT;

-- Visits promised in a window of an area's day, and how many there may be: none written down is any number.
CREATE TABLE "window_days" (
    "area" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "window" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,
    "visit_limit" INTEGER,

    CONSTRAINT "window_days_pkey" PRIMARY KEY ("area", "day", "kind", "window"),
    CONSTRAINT "window_days_kind_known" CHECK ("kind" = ANY (ARRAY['delivery'::text, 'pickup'::text])),
    CONSTRAINT "window_days_window_known" CHECK ("window" = ANY (ARRAY['all-day'::text, 'early'::text, 'late'::text])),
    CONSTRAINT "window_days_counted" CHECK ("visits" >= 0),
    CONSTRAINT "window_days_never_overfull" CHECK ("visits" <= "visit_limit")
);

-- How many visits the settings in force let a window of an area take; null for any number.
CREATE FUNCTION "window_limit"("of_area" text, "of_kind" text, "of_window" text) RETURNS integer STABLE LANGUAGE sql AS $$
    SELECT (place #>> ARRAY['windows', "of_kind", "of_window"])::integer
    FROM (SELECT "value" FROM "settings" ORDER BY "version" DESC LIMIT 1) AS newest,
        jsonb_array_elements(newest."value" -> 'serviceAreas') AS place
    WHERE place ->> 'id' = "of_area"
$$;

-- Both visits of an order that is not cancelled count in the windows its guest chose. What was promised stays promised when
-- a limit is lowered: a visit that stays where it is asks for nothing, only a new promise meets the new limit.
CREATE FUNCTION "keep_window_days"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    was_promised boolean := coalesce(OLD."status" <> 'cancelled' AND OLD."area" IS NOT NULL, false);
    is_promised boolean := coalesce(NEW."status" <> 'cancelled' AND NEW."area" IS NOT NULL, false);
    visit record;
BEGIN
    FOR visit IN
        SELECT v.* FROM (VALUES
            ('delivery', OLD."rental_start", OLD."delivery_window", NEW."rental_start", NEW."delivery_window"),
            ('pickup', OLD."rental_end", OLD."pickup_window", NEW."rental_end", NEW."pickup_window")
        ) AS v (kind, old_day, old_window, new_day, new_window)
        WHERE (was_promised, OLD."area", v.old_day, v.old_window)
            IS DISTINCT FROM (is_promised, NEW."area", v.new_day, v.new_window)
    LOOP
        IF was_promised THEN
            UPDATE "window_days" SET "visits" = "visits" - 1
            WHERE "area" = OLD."area" AND "day" = visit.old_day
                AND "kind" = visit.kind AND "window" = visit.old_window;
        END IF;
        IF is_promised THEN
            INSERT INTO "window_days" AS d ("area", "day", "kind", "window", "visits", "visit_limit")
            VALUES (
                NEW."area", visit.new_day, visit.kind, visit.new_window, 1,
                "window_limit"(NEW."area", visit.kind, visit.new_window)
            )
            ON CONFLICT ("area", "day", "kind", "window") DO UPDATE
                SET "visits" = d."visits" + 1, "visit_limit" = excluded."visit_limit";
        END IF;
    END LOOP;
    RETURN NULL;
END
$$;

CREATE TRIGGER "orders_keep_window_days" AFTER INSERT OR DELETE ON "orders"
    FOR EACH ROW EXECUTE FUNCTION "keep_window_days"();

CREATE TRIGGER "orders_move_window_days" AFTER UPDATE ON "orders"
    FOR EACH ROW WHEN (
        (OLD."area", OLD."status" = 'cancelled', OLD."rental_start", OLD."delivery_window", OLD."rental_end", OLD."pickup_window")
        IS DISTINCT FROM
        (NEW."area", NEW."status" = 'cancelled', NEW."rental_start", NEW."delivery_window", NEW."rental_end", NEW."pickup_window")
    ) EXECUTE FUNCTION "keep_window_days"();
