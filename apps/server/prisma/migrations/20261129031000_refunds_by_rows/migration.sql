-- A row that staff write into a price is none of the rental's: what is refunded for it takes no commission back.
ALTER TABLE "refunds" ADD COLUMN "by_rows_cents" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_rows_within_amount" CHECK ("by_rows_cents" BETWEEN 0 AND "amount_cents");
