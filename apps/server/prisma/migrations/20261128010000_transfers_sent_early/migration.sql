-- Units that were sent before their day were promised until that day in the depot they had left. What has that now is at risk.
SELECT "lock_stock"(array_agg("product_id"), array_agg("depot_id")) FROM (
    SELECT "product_id", "from_depot_id" AS "depot_id" FROM "transfers" WHERE "sent_at" IS NOT NULL AND "closed_at" IS NULL
    UNION SELECT "product_id", "to_depot_id" FROM "transfers" WHERE "sent_at" IS NOT NULL AND "closed_at" IS NULL
) k;

UPDATE "transfers" SET "leaves_on" = "shop_day"("sent_at")
WHERE "sent_at" IS NOT NULL AND "closed_at" IS NULL AND "leaves_on" > "shop_day"("sent_at");
