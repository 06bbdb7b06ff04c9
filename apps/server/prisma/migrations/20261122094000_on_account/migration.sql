-- An order goes out unpaid only where staff said why.
ALTER TABLE "orders" ADD COLUMN "on_account_because" TEXT;

UPDATE "orders" SET "on_account_because" = 'From before a reason was asked for'
WHERE "paid_at" IS NULL AND "status" NOT IN ('pending', 'cancelled');

ALTER TABLE "orders"
    ADD CONSTRAINT "orders_on_account_for_a_reason" CHECK ("on_account_because" <> ''),
    ADD CONSTRAINT "orders_paid_or_on_account" CHECK (
        "paid_at" IS NOT NULL OR "status" IN ('pending', 'cancelled') OR "on_account_because" IS NOT NULL
    );

-- A payment is of something, and what staff book is never more than what is due. Other providers' charges are compared
-- with the order before they are booked, and more of them than the price is right where days were added and came off again.
ALTER TABLE "payments" ADD CONSTRAINT "payments_something" CHECK ("amount_cents" > 0);

CREATE FUNCTION "payments_outside_within_the_price"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    price integer;
    paid bigint;
BEGIN
    SELECT "total_cents" INTO price FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
    SELECT sum("amount_cents") INTO paid FROM "payments" WHERE "order_id" = NEW."order_id";
    IF paid > price THEN
        RAISE EXCEPTION 'booked % of order %, which costs %', paid, NEW."order_id", price
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_outside_within_the_price', TABLE = 'payments';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "payments_outside_within_the_price" AFTER INSERT ON "payments"
    FOR EACH ROW WHEN (NEW."provider" = 'outside') EXECUTE FUNCTION "payments_outside_within_the_price"();

-- One word more in two closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, word
        FROM pg_constraint c
        JOIN (VALUES
            ('timeline_entries_kind_known', 'on-account'),
            ('audit_entries_action_known', 'order.put-on-account')
        ) AS added (conname, word) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', list.word))
        );
    END LOOP;
END $$;
