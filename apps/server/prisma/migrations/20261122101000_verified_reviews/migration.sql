-- Whether a review's author had the product was looked up in all orders of the product, for each review of its page.
ALTER TABLE "reviews" ADD COLUMN "is_verified" BOOLEAN NOT NULL DEFAULT false;

UPDATE "reviews" SET "is_verified" = true
FROM "orders" o JOIN "order_lines" l ON l."order_id" = o."id"
WHERE o."user_id" = "reviews"."user_id" AND l."product_id" = "reviews"."product_id"
  AND o."status" IN ('delivered', 'collected', 'completed');
