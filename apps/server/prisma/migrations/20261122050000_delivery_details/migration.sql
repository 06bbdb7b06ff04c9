-- What a driver needs besides the address and the day. An empty text is none.
ALTER TABLE "orders"
    ADD COLUMN "phone" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "delivery_notes" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "access" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "delivery_window" TEXT NOT NULL DEFAULT 'all-day',
    ADD COLUMN "pickup_window" TEXT NOT NULL DEFAULT 'all-day',
    ADD COLUMN "delivery_version" INTEGER NOT NULL DEFAULT 1,
    ADD CONSTRAINT "orders_phone_as_it_is_kept" CHECK (
        "phone" = '' OR "phone" ~ '^\+[1-9][0-9]{6,14}(x[0-9]{1,6})?$'
    ),
    ADD CONSTRAINT "orders_delivery_notes_short" CHECK (char_length("delivery_notes") <= 500),
    ADD CONSTRAINT "orders_access_short" CHECK (char_length("access") <= 200),
    ADD CONSTRAINT "orders_delivery_version_counts" CHECK ("delivery_version" >= 1),
    ADD CONSTRAINT "orders_delivery_window_known" CHECK ("delivery_window" IN ('all-day', 'early', 'late')),
    ADD CONSTRAINT "orders_pickup_window_known" CHECK ("pickup_window" IN ('all-day', 'early', 'late'));

-- Staff may give a visit all the hours of the day again, where the guest chose half of them.
ALTER TABLE "visit_windows"
    DROP CONSTRAINT "visit_windows_window_known",
    ADD CONSTRAINT "visit_windows_window_known" CHECK ("window" IN ('all-day', 'early', 'late'));

-- One word more in closed lists, whatever they hold by now.
DO $$
DECLARE
    longer RECORD;
    list TEXT;
BEGIN
    FOR longer IN
        SELECT * FROM (VALUES
            ('timeline_entries', 'timeline_entries_kind_known', 'delivery-changed'),
            ('audit_entries', 'audit_entries_action_known', 'order.delivery-changed'),
            ('queued_mails', 'queued_mails_template_known', 'order-delivery-changed')
        ) AS words("table", "constraint", "word")
    LOOP
        SELECT pg_get_constraintdef(c.oid) INTO STRICT list
            FROM pg_constraint c
            WHERE c.conname = longer."constraint" AND c.conrelid = longer."table"::regclass;
        EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', longer."table", longer."constraint");
        EXECUTE format(
            'ALTER TABLE %I ADD CONSTRAINT %I %s',
            longer."table",
            longer."constraint",
            replace(list, 'ARRAY[', format('ARRAY[%L::text, ', longer."word"))
        );
    END LOOP;
END
$$;
