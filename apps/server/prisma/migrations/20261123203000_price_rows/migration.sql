-- Rows of a price that staff wrote, as far as the price bears them: a total is the sum of all its rows. Servers of the version before
-- know of none; other days of an order that has some are refused to them.
ALTER TABLE "orders" ADD COLUMN "price_rows" JSONB NOT NULL DEFAULT '[]';

CREATE FUNCTION "price_rows_cents"("rows" JSONB) RETURNS BIGINT IMMUTABLE LANGUAGE sql AS $$
    SELECT coalesce(sum((r ->> 'cents')::bigint), 0)::bigint FROM jsonb_array_elements("rows") AS r
$$;

ALTER TABLE "orders"
    DROP CONSTRAINT "orders_total_is_the_sum_of_its_rows",
    ADD CONSTRAINT "orders_total_is_the_sum_of_its_rows" CHECK (
        "total_cents" = "subtotal_cents" + "extra_days_cents" + "damage_protection_cents" + "delivery_cents"
                        + "tax_cents" - "discount_cents" + "price_rows_cents"("price_rows")
    );
