-- What seasons add to the cost of a rental or take off it, a row for each, and the discounts of which an order has the best.
-- Servers of the version before know of neither: they place orders without them, and other days of an order that has rows of
-- a season are refused to them.
ALTER TABLE "orders"
    ADD COLUMN "season_rows" JSONB NOT NULL DEFAULT '[]',
    ADD COLUMN "discounts" JSONB NOT NULL DEFAULT '[]',
    ADD CONSTRAINT "orders_rental_cost_is_not_negative" CHECK (
        "subtotal_cents" + "extra_days_cents" + "price_rows_cents"("season_rows") >= 0
    ),
    DROP CONSTRAINT "orders_total_is_the_sum_of_its_rows",
    ADD CONSTRAINT "orders_total_is_the_sum_of_its_rows" CHECK (
        "total_cents" = "subtotal_cents" + "extra_days_cents" + "price_rows_cents"("season_rows")
                        + "damage_protection_cents" + "delivery_cents" + "tax_cents" - "discount_cents"
                        + "price_rows_cents"("price_rows")
    );
