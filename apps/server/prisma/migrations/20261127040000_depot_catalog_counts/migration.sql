-- How many products of each category in the catalog are kept at a depot, whatever is promised of them. What is free over some
-- days is these without the few that are not, and no longer counted one by one.
CREATE TABLE "depot_catalog_counts" (
    "depot_id" TEXT NOT NULL,
    "category" TEXT NOT NULL, -- '' for products of none
    "products" INTEGER NOT NULL,

    CONSTRAINT "depot_catalog_counts_pkey" PRIMARY KEY ("depot_id", "category"),
    CONSTRAINT "depot_catalog_counts_depot_id_fkey" FOREIGN KEY ("depot_id") REFERENCES "depots"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE FUNCTION "change_depot_catalog_count"("at" TEXT, "of" TEXT, "by" BIGINT) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "depot_catalog_counts" AS c ("depot_id", "category", "products") VALUES ("at", coalesce("of", ''), "by")
    ON CONFLICT ("depot_id", "category") DO UPDATE SET "products" = c."products" + excluded."products"
$$;

-- Whoever archives one of the products at the same time waits, or is waited for: else each would count without the other.
-- All who write counts do it in the same order: by depot and category, and those of the whole catalog last.
CREATE FUNCTION "count_depot_catalog"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM "depot_catalog_counts";
        RETURN NULL;
    END IF;
    PERFORM 1 FROM "products" WHERE "id" IN (SELECT "product_id" FROM "changed") ORDER BY "id" FOR SHARE;
    PERFORM change_depot_catalog_count(s."depot_id", p."category", CASE TG_OP WHEN 'DELETE' THEN -count(*) ELSE count(*) END)
    FROM "changed" s JOIN "products" p ON p."id" = s."product_id"
    WHERE p."archived_at" IS NULL GROUP BY s."depot_id", p."category" ORDER BY s."depot_id", p."category";
    RETURN NULL;
END
$$;

CREATE TRIGGER "depot_stock_counted_when_new" AFTER INSERT ON "depot_stock"
    REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_depot_catalog"();
CREATE TRIGGER "depot_stock_counted_when_gone" AFTER DELETE ON "depot_stock"
    REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_depot_catalog"();
CREATE TRIGGER "depot_stock_counted_when_emptied" AFTER TRUNCATE ON "depot_stock"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_depot_catalog"();

CREATE FUNCTION "count_products_at_depots"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM change_depot_catalog_count("depot_id", "category", sum("change"))
    FROM (
        SELECT s."depot_id", version."category", version."change"
        FROM "before" b JOIN "after" a USING ("id")
        CROSS JOIN LATERAL (
            VALUES (b."category", -1, b."archived_at"), (a."category", 1, a."archived_at")
        ) AS version("category", "change", "archived_at")
        JOIN "depot_stock" s ON s."product_id" = a."id"
        WHERE version."archived_at" IS NULL
            AND (a."category", a."archived_at" IS NULL) IS DISTINCT FROM (b."category", b."archived_at" IS NULL)
    ) AS "changes"
    GROUP BY "depot_id", "category" HAVING sum("change") <> 0 ORDER BY "depot_id", "category";
    RETURN NULL;
END
$$;

CREATE TRIGGER "products_at_depots_counted_when_changed" AFTER UPDATE ON "products"
    REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_products_at_depots"();

-- Its stock goes first, while it can still be seen of which category it is.
CREATE FUNCTION "products_leave_depots"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "depot_stock" WHERE "product_id" = OLD."id";
    RETURN OLD;
END
$$;

CREATE TRIGGER "products_leave_depots" BEFORE DELETE ON "products"
    FOR EACH ROW EXECUTE FUNCTION "products_leave_depots"();

-- the triggers hold other writers off until these are counted
INSERT INTO "depot_catalog_counts" ("depot_id", "category", "products")
SELECT s."depot_id", coalesce(p."category", ''), count(*)
FROM "depot_stock" s JOIN "products" p ON p."id" = s."product_id" WHERE p."archived_at" IS NULL GROUP BY 1, 2;
