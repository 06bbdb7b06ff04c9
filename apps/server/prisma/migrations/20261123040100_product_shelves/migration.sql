-- Where a product stands in the warehouse; a product without a row stands nowhere in particular.
CREATE TABLE "product_shelves" (
    "product_id" TEXT NOT NULL,
    "shelf" TEXT NOT NULL,

    CONSTRAINT "product_shelves_pkey" PRIMARY KEY ("product_id"),
    CONSTRAINT "product_shelves_named" CHECK ("shelf" <> '')
);

ALTER TABLE "product_shelves" ADD CONSTRAINT "product_shelves_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;
