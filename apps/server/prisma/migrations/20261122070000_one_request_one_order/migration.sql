-- Of two orders that a user sends at once, one goes first: each counts on from the last one it has seen.

ALTER TABLE "orders" ADD COLUMN "user_ordinal" INTEGER;

CREATE UNIQUE INDEX "orders_user_id_user_ordinal_key" ON "orders"("user_id", "user_ordinal");

ALTER TABLE "orders" ADD CONSTRAINT "orders_user_ordinal_positive" CHECK ("user_ordinal" > 0);

-- A cancelled order, paid or not, leaves its guest the discount.

UPDATE "referral_uses" SET "uses_discount" = false
FROM "orders"
WHERE "orders"."id" = "referral_uses"."order_id"
    AND "orders"."status" = 'cancelled'
    AND "referral_uses"."uses_discount";
