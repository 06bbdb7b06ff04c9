-- Dates that are changed late do not move the delivery day a refund counts from.
ALTER TABLE "orders" ADD COLUMN     "refund_day" DATE;

ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_day_not_after_start" CHECK ("refund_day" <= "rental_start");
