-- What is held, of an account and to an address: only an unpaid order has a time until which it is. With the time in the
-- index it is the way that PostgreSQL takes whatever values it is asked for, so that it need not plan again for each order.
CREATE INDEX "orders_held_of_user" ON "orders"("user_id", "hold_expires_at") WHERE "hold_expires_at" IS NOT NULL;
CREATE INDEX "orders_held_to_address" ON "orders"("address_key", "hold_expires_at") WHERE "hold_expires_at" IS NOT NULL;
DROP INDEX "orders_unpaid_of_user", "orders_unpaid_to_address";
