-- What staff uploaded for a product: key, width, height, color and hash; null shows the shop's own picture of it.
ALTER TABLE "products" ADD COLUMN "upload" JSONB;

ALTER TABLE "products" ADD CONSTRAINT "products_upload_form" CHECK (
    "upload" IS NULL OR ("upload" ?& ARRAY['key', 'width', 'height', 'color', 'hash'])
);

-- CreateTable
CREATE TABLE "former_slugs" (
    "slug" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,

    CONSTRAINT "former_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex: the cascade of a product
CREATE INDEX "former_slugs_product_id_idx" ON "former_slugs"("product_id");

-- AddForeignKey
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The console's list of products (console-products.repo.ts): one index for each order it can be read in, and in each
-- of them what it can be narrowed by, so that a page is found and all its kind are counted without the table.

-- CreateIndex
CREATE INDEX "products_console_shelf_idx" ON "products"("shelf_order", "id", "category", "kit_category", "is_popular", "count_in_stock", "archived_at");

-- CreateIndex
CREATE INDEX "products_console_name_idx" ON "products"("name", "id", "category", "kit_category", "is_popular", "count_in_stock", "archived_at");

-- CreateIndex
CREATE INDEX "products_console_price_idx" ON "products"("price_cents", "id", "category", "kit_category", "is_popular", "count_in_stock", "archived_at");

-- CreateIndex
CREATE INDEX "products_console_stock_idx" ON "products"("count_in_stock", "id", "category", "kit_category", "is_popular", "archived_at");

-- CreateIndex
CREATE INDEX "products_console_updated_idx" ON "products"("updated_at", "id", "category", "kit_category", "is_popular", "count_in_stock", "archived_at");

-- A fleet can be made smaller than what was out in days that are over: those days are forgotten then
-- (product-writes.repo.ts), so there may be nothing left of them to give back.
CREATE OR REPLACE FUNCTION "reservations_move_stock_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        PERFORM 1
        FROM "stock_days" d
        JOIN (
            SELECT DISTINCT r."product_id", r."first_day" + n AS "day"
            FROM "old_rows" r, generate_series(0, r."last_day" - r."first_day") n
        ) freed ON freed."product_id" = d."product_id" AND freed."day" = d."day"
        ORDER BY d."product_id", d."day"
        FOR UPDATE OF d;

        UPDATE "stock_days" d
        SET "reserved" = greatest(0, d."reserved" - freed."units")
        FROM (
            SELECT r."product_id", r."first_day" + n AS "day", sum(r."units") AS "units"
            FROM "old_rows" r, generate_series(0, r."last_day" - r."first_day") n
            GROUP BY 1, 2
        ) freed
        WHERE d."product_id" = freed."product_id" AND d."day" = freed."day";
    END IF;

    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "stock_days" AS d ("product_id", "day", "reserved", "fleet")
        SELECT r."product_id", r."first_day" + n, sum(r."units"), p."count_in_stock"
        FROM "new_rows" r
        JOIN "products" p ON p."id" = r."product_id"
        CROSS JOIN generate_series(0, r."last_day" - r."first_day") n
        GROUP BY r."product_id", r."first_day" + n, p."count_in_stock"
        ORDER BY r."product_id", r."first_day" + n
        ON CONFLICT ("product_id", "day") DO UPDATE SET "reserved" = d."reserved" + excluded."reserved";
    END IF;

    RETURN NULL;
END
$$;
