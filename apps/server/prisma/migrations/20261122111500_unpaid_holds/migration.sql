-- What an unpaid order holds, and where it goes. Unknown of older orders.
ALTER TABLE "orders" ADD COLUMN "units" INTEGER;
ALTER TABLE "orders" ADD CONSTRAINT "orders_units_count" CHECK ("units" > 0);
ALTER TABLE "orders" ADD COLUMN "address_key" TEXT;

-- The how-manieth order to its address that was placed without its payment: of two at once one goes first.
ALTER TABLE "orders" ADD COLUMN "address_ordinal" INTEGER;
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_ordinal_of_address"
    CHECK ("address_ordinal" > 0 AND "address_key" IS NOT NULL OR "address_ordinal" IS NULL);
CREATE UNIQUE INDEX "orders_address_key_address_ordinal_key" ON "orders"("address_key", "address_ordinal")
    WHERE "address_ordinal" IS NOT NULL;

-- What is not paid yet, of an account and to an address.
CREATE INDEX "orders_unpaid_of_user" ON "orders"("user_id") WHERE "status" = 'pending' AND "paid_at" IS NULL;
CREATE INDEX "orders_unpaid_to_address" ON "orders"("address_key") WHERE "status" = 'pending' AND "paid_at" IS NULL;
