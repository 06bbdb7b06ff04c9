-- The crates an order goes out in, each with a number that people can say, such as C-4HJ7-N, and what was scanned of them.
-- The rules of the number are those of @trivet/core (crate-number.ts); a test holds the two side by side.
CREATE TABLE "crates" (
    "number" TEXT COLLATE "C" NOT NULL,
    "order_id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crates_pkey" PRIMARY KEY ("number"),
    CONSTRAINT "crates_number_checked" CHECK (
        "number" ~ '^C-[23456789DFHJKMNPQRVWXY][23456789CDFHJKMNPQRVWXY]{3,5}-[23456789CDFHJKMNPQRVWXY]$'
        AND right("number", 1) = "order_number_check"(substr("number", 3, length("number") - 4))
    ),
    CONSTRAINT "crates_ordinal_counts" CHECK ("ordinal" BETWEEN 1 AND 99)
);

CREATE UNIQUE INDEX "crates_order_id_ordinal_key" ON "crates"("order_id", "ordinal");
-- what a scan points at: a crate with its order, so that no crate is ever in two
CREATE UNIQUE INDEX "crates_number_order_id_key" ON "crates"("number", "order_id");

CREATE TABLE "crate_scans" (
    "id" BIGSERIAL NOT NULL,
    "crate_number" TEXT COLLATE "C" NOT NULL,
    "order_id" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "step" TEXT NOT NULL,
    "last" TEXT,
    "because" TEXT,
    "actor_id" TEXT NOT NULL,
    "request_key" TEXT NOT NULL,
    "scanned_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crate_scans_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "crate_scans_step_known" CHECK ("step" IN ('packed', 'loaded', 'delivered', 'collected', 'counted')),
    CONSTRAINT "crate_scans_last_known" CHECK ("last" IN ('packed', 'loaded', 'delivered', 'collected', 'counted')),
    CONSTRAINT "crate_scans_change_something" CHECK ("step" IS DISTINCT FROM "last"),
    CONSTRAINT "crate_scans_in_step_or_for_a_reason" CHECK (
        coalesce("because", '') <> ''
        OR coalesce("last", '') = CASE "step"
            WHEN 'packed' THEN ''
            WHEN 'loaded' THEN 'packed'
            WHEN 'delivered' THEN 'loaded'
            WHEN 'collected' THEN 'delivered'
            WHEN 'counted' THEN 'collected'
        END
    ),
    CONSTRAINT "crate_scans_told_before_they_came" CHECK ("scanned_at" <= "created_at")
);

-- of two scans at once the second finds its turn taken
CREATE UNIQUE INDEX "crate_scans_crate_number_turn_key" ON "crate_scans"("crate_number", "turn");
CREATE UNIQUE INDEX "crate_scans_actor_id_request_key_key" ON "crate_scans"("actor_id", "request_key");
CREATE INDEX "crate_scans_crate_number_order_id_idx" ON "crate_scans"("crate_number", "order_id");

ALTER TABLE "crates" ADD CONSTRAINT "crates_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "crate_scans" ADD CONSTRAINT "crate_scans_crate_number_order_id_fkey"
    FOREIGN KEY ("crate_number", "order_id") REFERENCES "crates"("number", "order_id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "crate_scans" ADD CONSTRAINT "crate_scans_actor_id_fkey"
    FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was seen was seen: a wrong scan is followed by a right one, with its reason.
CREATE FUNCTION "crate_scans_stay_as_they_are"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'Scans of crates are only added to';
END
$$;

CREATE TRIGGER "crate_scans_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "crate_scans"
    FOR EACH STATEMENT EXECUTE FUNCTION "crate_scans_stay_as_they_are"();

-- A scan names the one before it, so that "in step" is said of what is there.
CREATE FUNCTION "crate_scans_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "before" record;
BEGIN
    SELECT "turn", "step" INTO "before" FROM "crate_scans"
    WHERE "crate_number" = NEW."crate_number" ORDER BY "turn" DESC LIMIT 1;
    IF NEW."turn" <> coalesce("before"."turn", 0) + 1 OR NEW."last" IS DISTINCT FROM "before"."step" THEN
        RAISE EXCEPTION 'The last scan of crate % is another one', NEW."crate_number"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'crate_scans_follow', TABLE = 'crate_scans';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER "crate_scans_follow" BEFORE INSERT ON "crate_scans"
    FOR EACH ROW EXECUTE FUNCTION "crate_scans_follow"();

-- How many crates an order has is changed by staff: one word more in the audit log's list, whatever it holds by now.
DO $$
DECLARE
    list record;
BEGIN
    FOR list IN
        SELECT c.conrelid::regclass AS relation, c.conname, pg_get_constraintdef(c.oid) AS definition
        FROM pg_constraint c WHERE c.conname = 'audit_entries_action_known'
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', list.relation, list.conname);
        EXECUTE format(
            'ALTER TABLE %s ADD CONSTRAINT %I %s',
            list.relation, list.conname, replace(list.definition, ']', ', ''order.crates-labelled''::text]')
        );
    END LOOP;
END $$;
