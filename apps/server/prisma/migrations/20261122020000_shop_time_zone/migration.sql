-- The days of the shop's books are those of its own time zone, which is a setting. A moment belongs to the day that it was
-- by the settings in force then: whoever changes them moves nothing that has happened.

CREATE FUNCTION "shop_time_zone"("moment" TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql STABLE AS $$
    SELECT coalesce(
        (SELECT "value" ->> 'timeZone' FROM "settings" WHERE "saved_at" <= "moment" ORDER BY "version" DESC LIMIT 1),
        -- core's standardSettings
        'America/Los_Angeles')
$$;

CREATE FUNCTION "shop_day"("moment" TIMESTAMPTZ) RETURNS DATE LANGUAGE sql STABLE AS $$
    SELECT ("moment" AT TIME ZONE "shop_time_zone"("moment"))::date
$$;

-- A zone that PostgreSQL does not know would refuse every payment from then on.
CREATE FUNCTION "settings_know_their_time_zone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM now() AT TIME ZONE (NEW."value" ->> 'timeZone');
    RETURN NEW;
EXCEPTION WHEN invalid_parameter_value THEN
    RAISE EXCEPTION 'Nobody knows this time zone'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'settings_time_zone_known';
END
$$;

CREATE TRIGGER "settings_have_a_time_zone" BEFORE INSERT ON "settings"
    FOR EACH ROW EXECUTE FUNCTION "settings_know_their_time_zone"();

CREATE OR REPLACE FUNCTION "payments_count_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "revenue_changes" ("day", "received_cents")
    SELECT "shop_day"("created_at"), sum("amount_cents") FROM "new_rows" GROUP BY 1;
    PERFORM "count_product_revenue"((SELECT array_agg(DISTINCT "order_id") FROM "new_rows"));
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "refunds_count_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "revenue_changes" ("day", "refunded_cents")
    SELECT "shop_day"("created_at"), sum("amount_cents") FROM "new_rows" GROUP BY 1;
    PERFORM "count_product_revenue"((SELECT array_agg(DISTINCT "order_id") FROM "new_rows"));
    RETURN NULL;
END
$$;
