-- Codes that the shop hands out, and the orders that were placed with them. Servers of the version before know of none; the
-- triggers give a use back, or take it again, for them as well.
CREATE TABLE "promotion_codes" (
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "basis_points" INTEGER,
    "amount_cents" INTEGER,
    "first_day" DATE NOT NULL,
    "last_day" DATE,
    "most_uses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "first_order_only" BOOLEAN NOT NULL,
    "note" TEXT NOT NULL,
    "switched_off_at" TIMESTAMPTZ(3),
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "promotion_codes_pkey" PRIMARY KEY ("id"),
    -- eight characters of the hosts' alphabet are a referral code: no text is both
    CONSTRAINT "promotion_codes_form" CHECK (
        "code" ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' AND length("code") BETWEEN 3 AND 24 AND "code" !~ '^[A-HJ-NP-Z2-9]{8}$'
    ),
    CONSTRAINT "promotion_codes_percent_or_amount" CHECK (num_nonnulls("basis_points", "amount_cents") = 1),
    CONSTRAINT "promotion_codes_worth_something" CHECK (
        coalesce("basis_points" BETWEEN 1 AND 10000, "amount_cents" BETWEEN 1 AND 100000)
    ),
    CONSTRAINT "promotion_codes_days_in_order" CHECK ("last_day" >= "first_day"),
    CONSTRAINT "promotion_codes_uses_within_the_most" CHECK ("uses" BETWEEN 0 AND coalesce("most_uses", "uses"))
);

CREATE UNIQUE INDEX "promotion_codes_code_key" ON "promotion_codes"("code");
CREATE INDEX "promotion_codes_created_at_id_idx" ON "promotion_codes"("created_at" DESC, "id");

CREATE TABLE "promotion_code_products" (
    "code_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,

    CONSTRAINT "promotion_code_products_pkey" PRIMARY KEY ("code_id", "product_id")
);

CREATE INDEX "promotion_code_products_product_id_idx" ON "promotion_code_products"("product_id");

CREATE TABLE "promotion_uses" (
    "order_id" TEXT NOT NULL,
    "code_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "first_order_only" BOOLEAN NOT NULL,
    "given_back" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "promotion_uses_pkey" PRIMARY KEY ("order_id")
);

CREATE INDEX "promotion_uses_code_id_idx" ON "promotion_uses"("code_id");
CREATE INDEX "promotion_uses_user_id_idx" ON "promotion_uses"("user_id");

-- of two first orders that are sent at once, one has the discount of first orders
CREATE UNIQUE INDEX "promotion_uses_one_first_order" ON "promotion_uses"("user_id")
    WHERE "first_order_only" AND NOT "given_back";

ALTER TABLE "promotion_codes"
    ADD CONSTRAINT "promotion_codes_created_by_fkey"
        FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- a product that went would make a code for it one for everything
ALTER TABLE "promotion_code_products"
    ADD CONSTRAINT "promotion_code_products_code_id_fkey"
        FOREIGN KEY ("code_id") REFERENCES "promotion_codes"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "promotion_code_products_product_id_fkey"
        FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "promotion_uses"
    ADD CONSTRAINT "promotion_uses_order_id_fkey"
        FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT "promotion_uses_code_id_fkey"
        FOREIGN KEY ("code_id") REFERENCES "promotion_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT "promotion_uses_user_id_fkey"
        FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Every use passes through the one row of its code: counting and refusing the one too many cannot be apart.
CREATE FUNCTION "promotion_uses_count_themselves"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "promotion_codes" SET "uses" = "uses" + CASE WHEN NEW."given_back" THEN -1 ELSE 1 END
    WHERE "id" = NEW."code_id";
    RETURN NULL;
END
$$;

CREATE TRIGGER "promotion_uses_count" AFTER INSERT ON "promotion_uses"
    FOR EACH ROW WHEN (NOT NEW."given_back") EXECUTE FUNCTION "promotion_uses_count_themselves"();
CREATE TRIGGER "promotion_uses_count_again" AFTER UPDATE OF "given_back" ON "promotion_uses"
    FOR EACH ROW WHEN (NEW."given_back" <> OLD."given_back") EXECUTE FUNCTION "promotion_uses_count_themselves"();

-- Whatever cancels an order gives its use back, and whatever takes that back takes the use again.
CREATE FUNCTION "orders_hold_their_promotion_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "promotion_uses" SET "given_back" = (NEW."status" = 'cancelled') WHERE "order_id" = NEW."id";
    RETURN NULL;
END
$$;

-- last in its transaction: orders lock their stock before their code, and so does what cancels them
CREATE CONSTRAINT TRIGGER "orders_hold_their_promotion_use" AFTER UPDATE OF "status" ON "orders"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN ((NEW."status" = 'cancelled') <> (OLD."status" = 'cancelled'))
    EXECUTE FUNCTION "orders_hold_their_promotion_use"();

-- More words in two closed lists, whatever they hold by now.
DO $$
DECLARE
    list record;
    definition text;
BEGIN
    FOR list IN
        SELECT * FROM (VALUES
            ('audit_entries_action_known', 'promotion-code.changed'),
            ('audit_entries_action_known', 'promotion-code.created'),
            ('audit_entries_action_known', 'promotion-code.switched-off'),
            ('audit_entries_action_known', 'promotion-code.switched-on'),
            ('audit_entries_subject_kind_known', 'promotion-code')
        ) AS words ("constraint", "new")
    LOOP
        SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
        WHERE conname = list."constraint" AND conrelid = '"audit_entries"'::regclass;
        EXECUTE format('ALTER TABLE "audit_entries" DROP CONSTRAINT %I', list."constraint");
        EXECUTE format(
            'ALTER TABLE "audit_entries" ADD CONSTRAINT %I %s', list."constraint",
            replace(definition, ']', format(', %L::text]', list."new"))
        );
    END LOOP;
END $$;
