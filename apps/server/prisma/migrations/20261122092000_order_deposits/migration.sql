-- What a guest was told to lose at most over an order's pieces. Orders from before it was told have none.
ALTER TABLE "orders" ADD COLUMN "deposit_cents" INTEGER;
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit_is_no_debt" CHECK ("deposit_cents" >= 0);
