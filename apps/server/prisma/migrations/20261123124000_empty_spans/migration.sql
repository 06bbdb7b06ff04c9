-- What cannot be had in a depot on some days is left out of a catalog that is asked for them.
CREATE INDEX "stock_spans_empty" ON "stock_spans"("depot_id", "product_id") WHERE "capacity" <= 0;
