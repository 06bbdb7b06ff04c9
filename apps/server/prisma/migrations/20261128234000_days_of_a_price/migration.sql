-- A visit that staff move changes the days of a rental and not its price: which days that is for is kept. What staff waive of a price
-- was paid by nobody, so a later change does not refund it. Servers of the version before write neither, and price as they did.
ALTER TABLE "orders"
    ADD COLUMN "priced_start" DATE,
    ADD COLUMN "priced_end" DATE,
    ADD COLUMN "waived_cents" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "orders"
    ADD CONSTRAINT "orders_priced_days_together" CHECK (("priced_start" IS NULL) = ("priced_end" IS NULL)),
    ADD CONSTRAINT "orders_priced_days_in_order" CHECK ("priced_end" > "priced_start"),
    ADD CONSTRAINT "orders_waived_cents_not_negative" CHECK ("waived_cents" >= 0);

-- of orders until now, what was waived as far as nobody paid it
UPDATE "orders" o SET "waived_cents" = least(w."cents", greatest(0, o."total_cents" - w."open" - (
    SELECT coalesce(sum(p."amount_cents"), 0) FROM "payments" p WHERE p."order_id" = o."id"
) + (
    SELECT coalesce(sum(r."amount_cents"), 0) FROM "refunds" r WHERE r."order_id" = o."id"
)))
FROM (
    SELECT "order_id",
        sum("amount_cents") FILTER (WHERE "waived_at" IS NOT NULL) AS "cents",
        coalesce(sum("amount_cents") FILTER (WHERE "waived_at" IS NULL AND "paid_at" IS NULL), 0) AS "open"
    FROM "amounts_due" WHERE "kind" = 'price-change' GROUP BY "order_id"
) w
WHERE w."order_id" = o."id" AND w."cents" > 0;
