-- Photos that drivers take at a stop; each goes with one report, or is forgotten.
CREATE TABLE "stop_photos" (
    "order_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "stop_photos_pkey" PRIMARY KEY ("order_id", "id")
);
CREATE INDEX "stop_photos_created_at_idx" ON "stop_photos"("created_at");
ALTER TABLE "stop_photos" ADD CONSTRAINT "stop_photos_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a driver reported of a stop, once for each key of its phone.
CREATE TABLE "stop_reports" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "arrived_at" TIMESTAMPTZ(3) NOT NULL,
    "signed_by" TEXT NOT NULL,
    "reason" TEXT,
    "note" TEXT NOT NULL,
    "photo_id" TEXT,
    "version" TEXT NOT NULL,
    "request_key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    CONSTRAINT "stop_reports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stop_reports_kind_known" CHECK ("kind" IN ('delivery', 'pickup')),
    CONSTRAINT "stop_reports_outcome_known"
        CHECK ("outcome" IN ('on-the-way', 'delivered', 'collected', 'nobody-there')),
    CONSTRAINT "stop_reports_reason_known"
        CHECK ("reason" IN ('no-answer', 'no-access', 'wrong-address', 'refused')),
    CONSTRAINT "stop_reports_at_their_stop" CHECK (
        ("outcome" <> 'delivered' OR "kind" = 'delivery') AND ("outcome" <> 'collected' OR "kind" = 'pickup')
    ),
    CONSTRAINT "stop_reports_with_reason" CHECK (("outcome" = 'nobody-there') = ("reason" IS NOT NULL)),
    CONSTRAINT "stop_reports_with_proof"
        CHECK ("outcome" <> 'delivered' OR "signed_by" <> '' OR "photo_id" IS NOT NULL),
    CONSTRAINT "stop_reports_not_ahead" CHECK ("made_at" <= "arrived_at")
);
CREATE UNIQUE INDEX "stop_reports_actor_id_request_key_key" ON "stop_reports"("actor_id", "request_key");
CREATE UNIQUE INDEX "stop_reports_order_id_photo_id_key" ON "stop_reports"("order_id", "photo_id");
ALTER TABLE "stop_reports" ADD CONSTRAINT "stop_reports_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stop_reports" ADD CONSTRAINT "stop_reports_order_id_photo_id_fkey"
    FOREIGN KEY ("order_id", "photo_id") REFERENCES "stop_photos"("order_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- Words more in two closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, words
        FROM pg_constraint c
        JOIN (VALUES
            ('timeline_entries_kind_known', $words$'on-the-way'::text, 'nobody-there'::text$words$),
            ('audit_entries_action_known', $words$'stop.reported'::text$words$)
        ) AS added (conname, words) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', format(', %s]', list.words))
        );
    END LOOP;
END $$;
