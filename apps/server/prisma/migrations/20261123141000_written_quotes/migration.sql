-- A quote that staff wrote for a guest, at prices that stay until it ends.
CREATE TABLE "written_quotes" (
    "id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "made_by" TEXT NOT NULL,
    "sale" JSONB NOT NULL,
    "price" JSONB NOT NULL,
    "rates" JSONB NOT NULL,
    "total_cents" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "holds_units" BOOLEAN NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "order_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "written_quotes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "written_quotes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "written_quotes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id")
        ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "written_quotes_token_hashed" CHECK ("token_hash" ~ '^[0-9a-f]{64}$'),
    CONSTRAINT "written_quotes_total_not_negative" CHECK ("total_cents" >= 0),
    CONSTRAINT "written_quotes_ends_after_it_began" CHECK ("expires_at" > "created_at")
);

CREATE UNIQUE INDEX "written_quotes_number_key" ON "written_quotes"("number");
CREATE UNIQUE INDEX "written_quotes_token_hash_key" ON "written_quotes"("token_hash");
CREATE UNIQUE INDEX "written_quotes_order_id_key" ON "written_quotes"("order_id");
CREATE INDEX "written_quotes_created_at_id_idx" ON "written_quotes"("created_at" DESC, "id");
CREATE INDEX "written_quotes_user_id_idx" ON "written_quotes"("user_id");

-- Words more in three closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition, added.words
        FROM pg_constraint c
        JOIN (VALUES
            ('queued_mails_template_known', ', ''quote-written''::text]'),
            ('audit_entries_subject_kind_known', ', ''written-quote''::text]'),
            ('audit_entries_action_known',
                ', ''written-quote.made''::text, ''written-quote.sent-again''::text, ''written-quote.withdrawn''::text]')
        ) AS added (conname, words) ON added.conname = c.conname
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', list.words)
        );
    END LOOP;
END $$;
