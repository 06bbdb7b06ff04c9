-- How many products of each category are in the catalog. Counting them for each page took most of its time in a large one.
CREATE TABLE "catalog_counts" (
    "category" TEXT NOT NULL, -- '' for products of none
    "products" INTEGER NOT NULL,

    CONSTRAINT "catalog_counts_pkey" PRIMARY KEY ("category")
);

CREATE FUNCTION "change_catalog_count"("of" TEXT, "by" BIGINT) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "catalog_counts" AS c ("category", "products") VALUES (coalesce("of", ''), "by")
    ON CONFLICT ("category") DO UPDATE SET "products" = c."products" + excluded."products"
$$;

-- In order, so that two writers wait for each other instead of both for ever. What changes something else of a product, such
-- as its rating, waits for nobody.
CREATE FUNCTION "count_catalog"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM change_catalog_count("category", count(*))
        FROM "after" WHERE "archived_at" IS NULL GROUP BY "category" ORDER BY "category";
    ELSIF TG_OP = 'UPDATE' THEN
        PERFORM change_catalog_count("category", sum("change"))
        FROM (
            SELECT "category", 1 AS "change" FROM "after" WHERE "archived_at" IS NULL
            UNION ALL SELECT "category", -1 FROM "before" WHERE "archived_at" IS NULL
        ) AS "changes"
        GROUP BY "category" HAVING sum("change") <> 0 ORDER BY "category";
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM change_catalog_count("category", -count(*))
        FROM "before" WHERE "archived_at" IS NULL GROUP BY "category" ORDER BY "category";
    ELSE
        DELETE FROM "catalog_counts";
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "products_counted_when_new" AFTER INSERT ON "products"
    REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog"();
CREATE TRIGGER "products_counted_when_changed" AFTER UPDATE ON "products"
    REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog"();
CREATE TRIGGER "products_counted_when_gone" AFTER DELETE ON "products"
    REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog"();
CREATE TRIGGER "products_counted_when_emptied" AFTER TRUNCATE ON "products"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog"();

-- the triggers hold other writers off until these are counted
INSERT INTO "catalog_counts" ("category", "products")
SELECT coalesce("category", ''), count(*) FROM "products" WHERE "archived_at" IS NULL GROUP BY 1;
