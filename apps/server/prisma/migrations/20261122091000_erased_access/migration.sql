-- Access is erased when an order is over: the few orders that have any are found without reading all of them.
CREATE INDEX "orders_access_told" ON "orders"("id") WHERE "access" <> '';
