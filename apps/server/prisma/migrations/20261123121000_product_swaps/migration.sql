-- A kit of the catalog that an order has with another piece in it keeps what it is packed from, as a custom kit does. Servers
-- of the version before pack such an order from what it reserves.
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_kit_has_items";
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_kit_has_items" CHECK (
    CASE WHEN "kit_id" IS NULL THEN coalesce("kit_items" @> '[{}]', true)
         ELSE coalesce("kit_items" @> '[{}]', false) END
);

-- An order that is paid may still get other days, and with them other prices, or another product in the place of one: what
-- its line brought is then the other one's.
CREATE OR REPLACE FUNCTION "order_lines_count_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "order_ids" TEXT[];
BEGIN
    SELECT array_agg(DISTINCT n."order_id") INTO "order_ids"
    FROM "new_rows" n JOIN "old_rows" o USING ("id")
    WHERE (n."line_total_cents", n."extra_days_cents") IS DISTINCT FROM (o."line_total_cents", o."extra_days_cents")
        AND EXISTS (SELECT FROM "payments" p WHERE p."order_id" = n."order_id");
    IF "order_ids" IS NOT NULL THEN PERFORM "count_product_revenue"("order_ids"); END IF;

    INSERT INTO "revenue_changes" ("product_id", "product_cents")
    SELECT moved."product_id", moved."cents"
    FROM "new_rows" n JOIN "old_rows" o USING ("id")
    CROSS JOIN LATERAL (VALUES (o."product_id", -o."revenue_cents"), (n."product_id", o."revenue_cents"))
        AS moved ("product_id", "cents")
    WHERE n."product_id" <> o."product_id" AND o."revenue_cents" <> 0;
    RETURN NULL;
END
$$;

-- One word more in three closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, word
        FROM pg_constraint c
        JOIN (VALUES
            ('queued_mails_template_known', 'product-swapped'),
            ('timeline_entries_kind_known', 'product-swapped'),
            ('audit_entries_action_known', 'order.product-swapped')
        ) AS added (conname, word) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', list.word))
        );
    END LOOP;
END $$;
