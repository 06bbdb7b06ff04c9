-- Which card a discount went to is read from the payments of its order.
DROP INDEX "referral_uses_one_discount_per_card";
ALTER TABLE "referral_uses" DROP COLUMN "card";

CREATE INDEX "payments_card_idx" ON "payments"("card");
