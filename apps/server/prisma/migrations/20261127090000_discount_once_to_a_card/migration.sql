-- The card that an order's first-order discount went to, from before it is charged: several orders of one card at once had the
-- discount each, since none of them was paid when the others looked. Where a card has had several, the first counts.
ALTER TABLE "referral_uses" ADD COLUMN "discount_card" TEXT;
ALTER TABLE "referral_uses" ADD CONSTRAINT "referral_uses_card_is_no_number"
    CHECK ("discount_card" <> '' AND "discount_card" !~ '^[0-9 ]{12,19}$');

UPDATE "referral_uses" r SET "discount_card" = first."card" FROM (
    SELECT DISTINCT ON (p."card") p."card", u."order_id"
    FROM "referral_uses" u JOIN "payments" p ON p."order_id" = u."order_id"
    WHERE u."uses_discount" AND p."card" IS NOT NULL
    ORDER BY p."card", p."created_at", u."order_id"
) first
WHERE r."order_id" = first."order_id";

CREATE UNIQUE INDEX "referral_uses_one_discount_per_card" ON "referral_uses"("discount_card") WHERE "uses_discount";
