-- Staff may let the price of an order on account go unpaid; what is waived is not paid as well.
ALTER TABLE "orders" ADD CONSTRAINT "orders_waived_on_account" CHECK (
    "payment_status" <> 'waived' OR ("paid_at" IS NULL AND "on_account_because" IS NOT NULL)
);

-- As before, but that a price which was waived is due no more.
CREATE OR REPLACE FUNCTION "orders_completed_when_settled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW."paid_at" IS NULL AND NEW."payment_status" <> 'waived') OR EXISTS (
        SELECT FROM "amounts_due" WHERE "order_id" = NEW."id" AND "paid_at" IS NULL AND "waived_at" IS NULL
    ) THEN
        RAISE EXCEPTION 'order % owes money', NEW."id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_completed_when_settled', TABLE = 'orders';
    END IF;
    RETURN NEW;
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
            ('orders_payment_status_known', 'waived'),
            ('timeline_entries_kind_known', 'price-waived'),
            ('audit_entries_action_known', 'order.price-waived')
        ) AS added (conname, word) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', list.word))
        );
    END LOOP;
END $$;
