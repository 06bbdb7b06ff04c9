-- What an order owes besides its price is paid by card, booked by staff, or waived for a reason.
ALTER TABLE "amounts_due"
    ADD COLUMN "waived_at" TIMESTAMPTZ(3),
    ADD COLUMN "waived_because" TEXT,
    DROP CONSTRAINT "amounts_due_provider_known";

ALTER TABLE "amounts_due"
    ADD CONSTRAINT "amounts_due_provider_known" CHECK ("provider" IN ('stripe', 'paypal', 'test', 'outside')),
    ADD CONSTRAINT "amounts_due_waived_for_a_reason" CHECK (
        ("waived_at" IS NULL) = ("waived_because" IS NULL) AND "waived_because" <> ''
    ),
    ADD CONSTRAINT "amounts_due_paid_or_waived" CHECK ("paid_at" IS NULL OR "waived_at" IS NULL);

-- the view of the orders that owe something
CREATE INDEX "amounts_due_open" ON "amounts_due"("order_id") WHERE "paid_at" IS NULL AND "waived_at" IS NULL;

-- Nothing is completed while money is due. Orders that were completed before stay as they are.
CREATE FUNCTION "orders_completed_when_settled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."paid_at" IS NULL OR EXISTS (
        SELECT FROM "amounts_due" WHERE "order_id" = NEW."id" AND "paid_at" IS NULL AND "waived_at" IS NULL
    ) THEN
        RAISE EXCEPTION 'order % owes money', NEW."id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_completed_when_settled', TABLE = 'orders';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER "orders_completed_when_settled" BEFORE UPDATE OF "status" ON "orders"
    FOR EACH ROW WHEN (NEW."status" = 'completed' AND OLD."status" <> 'completed')
    EXECUTE FUNCTION "orders_completed_when_settled"();

-- Words more in two closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, words
        FROM pg_constraint c
        JOIN (VALUES
            ('timeline_entries_kind_known', ', ''damage-waived''::text]'),
            ('audit_entries_action_known', ', ''amount-due.booked''::text, ''amount-due.waived''::text]')
        ) AS added (conname, words) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', list.words)
        );
    END LOOP;
END $$;
