-- A thing has one word (docs/glossary.md): columns, indexes and the closed lists get the words that the code uses, and
-- so do the rows that hold the old ones. Nothing else of a row changes, in the audit log neither: an entry still says
-- who did what, to what and when.

ALTER TABLE "products" RENAME COLUMN "shelf_order" TO "listing_order";
ALTER INDEX "products_category_shelf_order_id_archived_at_idx"
    RENAME TO "products_category_listing_order_id_archived_at_idx";
ALTER INDEX "products_shelf_order_id_archived_at_idx" RENAME TO "products_listing_order_id_archived_at_idx";
ALTER INDEX "products_kit_category_shelf_order_id_archived_at_idx"
    RENAME TO "products_kit_category_listing_order_id_archived_at_idx";
ALTER INDEX "products_console_shelf_idx" RENAME TO "products_admin_listing_idx";
ALTER INDEX "products_console_name_idx" RENAME TO "products_admin_name_idx";
ALTER INDEX "products_console_price_idx" RENAME TO "products_admin_price_idx";
ALTER INDEX "products_console_stock_idx" RENAME TO "products_admin_stock_idx";
ALTER INDEX "products_console_updated_idx" RENAME TO "products_admin_updated_idx";

ALTER TABLE "payment_flags" RENAME COLUMN "looked_at_at" TO "closed_at";
ALTER TABLE "payment_flags" RENAME COLUMN "looked_at_by" TO "closed_by";
ALTER TABLE "payment_flags"
    RENAME CONSTRAINT "payment_flags_looked_at_by_somebody" TO "payment_flags_closed_by_somebody";
ALTER INDEX "payment_flags_looked_at_at_last_seen_at_idx" RENAME TO "payment_flags_closed_at_last_seen_at_idx";

-- Each list keeps whatever else it holds.
DO $$
DECLARE
    list record;
    definition text;
BEGIN
    FOR list IN
        SELECT * FROM (VALUES
            ('audit_entries', 'action', 'audit_entries_action_known', 'order.moved', 'order.status-changed'),
            ('audit_entries', 'action', 'audit_entries_action_known', 'visit.moved', 'visit.changed'),
            ('audit_entries', 'action', 'audit_entries_action_known', 'payment-flag.looked-at', 'payment-flag.closed'),
            ('payment_flags', 'kind', 'payment_flags_kind_known', 'came-too-late', 'charge-late'),
            ('queued_mails', 'template', 'queued_mails_template_known', 'visit-moved', 'visit-changed'),
            ('timeline_entries', 'kind', 'timeline_entries_kind_known', 'visit-moved', 'visit-changed')
        ) AS words ("table", "column", "constraint", "old", "new")
    LOOP
        SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
        WHERE conname = list."constraint" AND conrelid = list."table"::regclass;
        EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', list."table", list."constraint");
        EXECUTE format(
            'UPDATE %1$I SET %2$I = %3$L WHERE %2$I = %4$L', list."table", list."column", list."new", list."old"
        );
        EXECUTE format(
            'ALTER TABLE %I ADD CONSTRAINT %I %s', list."table", list."constraint",
            replace(definition, quote_literal(list."old"), quote_literal(list."new"))
        );
    END LOOP;
END $$;
