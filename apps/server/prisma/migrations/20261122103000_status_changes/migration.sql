-- What an order was before a status change by staff, so that it can be taken back, once.
CREATE TABLE "status_changes" (
    "entry_id" BIGINT NOT NULL,
    "order_id" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "held_until" TIMESTAMPTZ(3),
    "put_on_account" BOOLEAN NOT NULL,
    "units" JSONB NOT NULL,
    "taken_back_at" TIMESTAMPTZ(3),

    CONSTRAINT "status_changes_pkey" PRIMARY KEY ("entry_id"),
    CONSTRAINT "status_changes_from_known" CHECK ("from" IN ('pending', 'confirmed', 'packed', 'dispatched', 'delivered', 'collected', 'completed', 'cancelled')),
    CONSTRAINT "status_changes_to_known" CHECK ("to" IN ('pending', 'confirmed', 'packed', 'dispatched', 'delivered', 'collected', 'completed', 'cancelled')),
    CONSTRAINT "status_changes_elsewhere" CHECK ("from" <> "to"),
    CONSTRAINT "status_changes_units_listed" CHECK (jsonb_typeof("units") = 'array')
);

CREATE INDEX "status_changes_order_id_entry_id_idx" ON "status_changes"("order_id", "entry_id" DESC);

ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_entry_id_fkey"
    FOREIGN KEY ("entry_id") REFERENCES "timeline_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION "status_changes_taken_back_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD."taken_back_at" IS NOT NULL THEN
        RAISE EXCEPTION 'status change % is taken back already', OLD."entry_id";
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER "status_changes_taken_back_once" BEFORE UPDATE ON "status_changes"
    FOR EACH ROW EXECUTE FUNCTION "status_changes_taken_back_once"();

-- One word more in two closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, word
        FROM pg_constraint c
        JOIN (VALUES
            ('timeline_entries_kind_known', 'taken-back'),
            ('audit_entries_action_known', 'order.status-taken-back')
        ) AS added (conname, word) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %L::text]', list.word))
        );
    END LOOP;
END $$;
