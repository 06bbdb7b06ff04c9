-- Staff change an order until it is packed. What that adds to a price which is paid already is an amount due, until its
-- payment is one of the order: the payment is kept with the others then, and not here. Servers of the version before show
-- such an amount as what is due besides the price.
ALTER TABLE "amounts_due"
    DROP CONSTRAINT "amounts_due_kind_known",
    DROP CONSTRAINT "amounts_due_paid_with_a_charge";
ALTER TABLE "amounts_due"
    ADD CONSTRAINT "amounts_due_kind_known" CHECK ("kind" IN ('loss', 'late-fee', 'price-change')),
    ADD CONSTRAINT "amounts_due_paid_with_a_charge" CHECK (
        ("provider" IS NULL) = ("reference" IS NULL)
        AND (("paid_at" IS NULL) = ("provider" IS NULL) OR ("kind" = 'price-change' AND "provider" IS NULL))
    );

-- a later change asks for what is open together
CREATE UNIQUE INDEX "amounts_due_one_open_price_change" ON "amounts_due"("order_id")
    WHERE "kind" = 'price-change' AND "paid_at" IS NULL AND "waived_at" IS NULL;

-- What staff book is never more than what is due: an order that became cheaper has been refunded, and may become dearer again.
CREATE OR REPLACE FUNCTION "payments_outside_within_the_price"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    price integer;
    paid bigint;
    returned bigint;
BEGIN
    SELECT "total_cents" INTO price FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
    SELECT sum("amount_cents") INTO paid FROM "payments" WHERE "order_id" = NEW."order_id";
    SELECT coalesce(sum("amount_cents"), 0) INTO returned FROM "refunds" WHERE "order_id" = NEW."order_id";
    IF paid - returned > price THEN
        RAISE EXCEPTION 'booked % of order %, which costs %', paid - returned, NEW."order_id", price
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_outside_within_the_price', TABLE = 'payments';
    END IF;
    RETURN NULL;
END
$$;

-- A line that is taken off has brought nothing.
CREATE FUNCTION "order_lines_take_revenue_off"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "revenue_changes" ("product_id", "product_cents")
    SELECT "product_id", 0 - "revenue_cents" FROM "old_rows"
    WHERE "product_id" IS NOT NULL AND "revenue_cents" <> 0;
    RETURN NULL;
END
$$;

CREATE TRIGGER "order_lines_take_revenue_off" AFTER DELETE ON "order_lines"
    REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "order_lines_take_revenue_off"();

-- One word more in three closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, word
        FROM pg_constraint c
        JOIN (VALUES
            ('queued_mails_template_known', 'order-changed'),
            ('timeline_entries_kind_known', 'order-changed'),
            ('audit_entries_action_known', 'order.changed')
        ) AS added (conname, word) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', list.word))
        );
    END LOOP;
END $$;
