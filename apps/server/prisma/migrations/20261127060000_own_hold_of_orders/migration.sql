-- When the hold of an order would have ended if no charge had made it longer; a charge begins before then or not at all.
ALTER TABLE "orders" ADD COLUMN "own_hold_ends_at" TIMESTAMPTZ(3);
