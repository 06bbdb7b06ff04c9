-- What a host earns a share of, as it was then: an order that is changed later costs something else, and a statement that takes that
-- for it does not add up. Servers of the version before leave it out.
ALTER TABLE "referral_uses" ADD COLUMN "rented_for_cents" INTEGER;
ALTER TABLE "referral_uses" ADD CONSTRAINT "referral_uses_rented_for_not_negative" CHECK ("rented_for_cents" >= 0);

-- of those until now: what the order costs, unless the commission is no share of that
UPDATE "referral_uses" u SET "rented_for_cents" = CASE
    WHEN round(o."cents" * u."commission_basis_points" / 10000.0) = u."commission_cents" THEN o."cents"
    ELSE round(u."commission_cents" * 10000.0 / u."commission_basis_points")
END
FROM (
    SELECT "id", greatest(0, "subtotal_cents" + "extra_days_cents" + "price_rows_cents"("season_rows") - "discount_cents") AS "cents"
    FROM "orders"
) o
WHERE o."id" = u."order_id" AND u."commission_basis_points" > 0;
