-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "street" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT '',
    "postal_code" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT 'USA',
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "is_host" BOOLEAN NOT NULL DEFAULT false,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reset_tokens" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "reset_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_addresses" (
    "user_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_addresses_pkey" PRIMARY KEY ("user_id","address")
);

-- CreateTable
CREATE TABLE "products" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "category" TEXT,
    "collection" TEXT,
    "image" TEXT NOT NULL,
    "count_in_stock" INTEGER NOT NULL,
    "is_popular" BOOLEAN NOT NULL DEFAULT false,
    "shelf_order" INTEGER NOT NULL DEFAULT 100000,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "num_reviews" INTEGER NOT NULL DEFAULT 0,
    "items_included" JSONB NOT NULL DEFAULT '[]',
    "perfect_for" JSONB NOT NULL DEFAULT '[]',
    "specifications" JSONB NOT NULL DEFAULT '[]',
    "kit_category" TEXT,
    "is_essential" BOOLEAN NOT NULL DEFAULT false,
    "weight_grams" INTEGER,
    "deposit_cents" INTEGER,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('english'::regconfig, "name"), 'A') ||
        setweight(to_tsvector('english'::regconfig, "description"), 'C') ||
        setweight(jsonb_to_tsvector('english'::regconfig, "items_included", '["string"]'), 'B')
    ) STORED,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "related_products" (
    "product_id" TEXT NOT NULL,
    "related_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "related_products_pkey" PRIMARY KEY ("product_id","related_id")
);

-- CreateTable
CREATE TABLE "kit_components" (
    "kit_id" TEXT NOT NULL,
    "component_id" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "kit_components_pkey" PRIMARY KEY ("kit_id","component_id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "rating" SMALLINT NOT NULL,
    "comment" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "cancel_reason" TEXT,
    "payment_method" TEXT NOT NULL,
    "subtotal_cents" INTEGER NOT NULL,
    "extra_days_cents" INTEGER NOT NULL,
    "damage_protection" BOOLEAN NOT NULL,
    "damage_protection_cents" INTEGER NOT NULL,
    "delivery_cents" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL,
    "discount_cents" INTEGER NOT NULL,
    "total_cents" INTEGER NOT NULL,
    "rates" JSONB NOT NULL,
    "rental_start" DATE NOT NULL,
    "rental_end" DATE NOT NULL,
    "time_zone" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "airbnb_listing" TEXT,
    "payment_status" TEXT NOT NULL DEFAULT 'unpaid',
    "paid_at" TIMESTAMPTZ(3),
    "hold_expires_at" TIMESTAMPTZ(3),
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "product_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "unit_price_cents" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "line_total_cents" INTEGER NOT NULL,
    "extra_days_cents" INTEGER NOT NULL,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reservations" (
    "order_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "units" INTEGER NOT NULL,

    CONSTRAINT "reservations_pkey" PRIMARY KEY ("order_id","product_id")
);

-- CreateTable
CREATE TABLE "stock_days" (
    "product_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "reserved" INTEGER NOT NULL,
    "fleet" INTEGER NOT NULL,

    CONSTRAINT "stock_days_pkey" PRIMARY KEY ("product_id","day")
);

-- CreateTable
CREATE TABLE "timeline_entries" (
    "id" BIGSERIAL NOT NULL,
    "order_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" TEXT,
    "kind" TEXT NOT NULL,
    "from" TEXT,
    "to" TEXT,
    "note" TEXT,

    CONSTRAINT "timeline_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "order_id" TEXT,
    "response_status" INTEGER,
    "response_body" JSONB,
    "locked_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "hits" INTEGER NOT NULL,
    "resets_at" TIMESTAMPTZ(3) NOT NULL,
    "blocked_until" TIMESTAMPTZ(3),

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "queued_mails" (
    "id" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "order_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "queued_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" TEXT,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "reset_tokens_user_id_idx" ON "reset_tokens"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "products_slug_key" ON "products"("slug");

-- CreateIndex
CREATE INDEX "products_category_shelf_order_id_archived_at_idx" ON "products"("category", "shelf_order", "id", "archived_at");

-- CreateIndex
CREATE INDEX "products_shelf_order_id_archived_at_idx" ON "products"("shelf_order", "id", "archived_at");

-- CreateIndex
CREATE INDEX "products_kit_category_shelf_order_id_archived_at_idx" ON "products"("kit_category", "shelf_order", "id", "archived_at");

-- CreateIndex
CREATE INDEX "products_search_idx" ON "products" USING GIN ("search");

-- CreateIndex
CREATE UNIQUE INDEX "products_id_count_in_stock_key" ON "products"("id", "count_in_stock");

-- CreateIndex
CREATE INDEX "related_products_related_id_idx" ON "related_products"("related_id");

-- CreateIndex
CREATE INDEX "kit_components_component_id_idx" ON "kit_components"("component_id");

-- CreateIndex
CREATE INDEX "reviews_product_id_created_at_idx" ON "reviews"("product_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "reviews_user_id_idx" ON "reviews"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_product_id_user_id_key" ON "reviews"("product_id", "user_id");

-- CreateIndex
CREATE INDEX "orders_user_id_created_at_id_idx" ON "orders"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_status_created_at_idx" ON "orders"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_hold_expires_at_idx" ON "orders"("hold_expires_at");

-- CreateIndex
CREATE INDEX "order_lines_product_id_idx" ON "order_lines"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_lines_order_id_position_key" ON "order_lines"("order_id", "position");

-- CreateIndex
CREATE INDEX "reservations_product_id_last_day_idx" ON "reservations"("product_id", "last_day");

-- CreateIndex
CREATE INDEX "stock_days_product_id_fleet_idx" ON "stock_days"("product_id", "fleet");

-- CreateIndex
CREATE INDEX "timeline_entries_order_id_id_idx" ON "timeline_entries"("order_id", "id");

-- CreateIndex
CREATE INDEX "payments_order_id_idx" ON "payments"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_reference_key" ON "payments"("provider", "reference");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_order_id_idx" ON "idempotency_keys"("order_id");

-- CreateIndex
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits"("resets_at");

-- CreateIndex
CREATE UNIQUE INDEX "queued_mails_dedupe_key_key" ON "queued_mails"("dedupe_key");

-- CreateIndex
CREATE INDEX "queued_mails_sent_at_created_at_idx" ON "queued_mails"("sent_at", "created_at");

-- CreateIndex
CREATE INDEX "queued_mails_order_id_idx" ON "queued_mails"("order_id");

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_idx" ON "audit_entries"("subject", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at" DESC);

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_addresses" ADD CONSTRAINT "sign_in_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_fkey" FOREIGN KEY ("related_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kit_components" ADD CONSTRAINT "kit_components_kit_id_fkey" FOREIGN KEY ("kit_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kit_components" ADD CONSTRAINT "kit_components_component_id_fkey" FOREIGN KEY ("component_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_days" ADD CONSTRAINT "stock_days_product_id_fleet_fkey" FOREIGN KEY ("product_id", "fleet") REFERENCES "products"("id", "count_in_stock") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timeline_entries" ADD CONSTRAINT "timeline_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must never happen, whoever writes.

ALTER TABLE "users"
    ADD CONSTRAINT "users_email_key_is_lower_case" CHECK ("email_key" = lower("email_key")),
    ADD CONSTRAINT "users_country_known" CHECK ("country" IN ('USA', 'CAN', 'MEX'));

ALTER TABLE "products"
    ADD CONSTRAINT "products_price_positive" CHECK ("price_cents" > 0),
    ADD CONSTRAINT "products_fleet_not_negative" CHECK ("count_in_stock" >= 0),
    ADD CONSTRAINT "products_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    ADD CONSTRAINT "products_category_known" CHECK ("category" IN ('Essential', 'Chef', 'Specialty')),
    ADD CONSTRAINT "products_kit_category_known" CHECK (
        "kit_category" IN ('knife', 'pan', 'pot', 'utensil', 'bakeware', 'appliance', 'storage', 'other')
    ),
    ADD CONSTRAINT "products_kit_items_have_weight_and_deposit" CHECK (
        "kit_category" IS NULL OR ("weight_grams" > 0 AND "deposit_cents" >= 0)
    ),
    ADD CONSTRAINT "products_rating_within_stars" CHECK (
        "num_reviews" >= 0 AND "rating_sum" BETWEEN "num_reviews" AND "num_reviews" * 5
    );

ALTER TABLE "kit_components"
    ADD CONSTRAINT "kit_components_quantity_positive" CHECK ("quantity" > 0),
    ADD CONSTRAINT "kit_components_not_itself" CHECK ("kit_id" <> "component_id");

ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rating_within_stars" CHECK ("rating" BETWEEN 1 AND 5);

ALTER TABLE "orders"
    ADD CONSTRAINT "orders_status_known" CHECK ("status" IN (
        'pending', 'confirmed', 'packed', 'dispatched', 'delivered', 'collected', 'completed', 'cancelled'
    )),
    ADD CONSTRAINT "orders_payment_method_known" CHECK ("payment_method" IN ('stripe', 'paypal')),
    ADD CONSTRAINT "orders_paid_means_paid_at" CHECK (("payment_status" = 'paid') = ("paid_at" IS NOT NULL)),
    ADD CONSTRAINT "orders_payment_status_known" CHECK (
        "payment_status" IN ('unpaid', 'confirmation-required', 'paid')
    ),
    ADD CONSTRAINT "orders_hold_only_while_unpaid" CHECK (
        "hold_expires_at" IS NULL OR ("status" = 'pending' AND "paid_at" IS NULL)
    ),
    ADD CONSTRAINT "orders_end_after_start" CHECK ("rental_end" > "rental_start"),
    ADD CONSTRAINT "orders_amounts_not_negative" CHECK (
        least("subtotal_cents", "extra_days_cents", "damage_protection_cents", "delivery_cents", "tax_cents",
              "discount_cents", "total_cents") >= 0
    ),
    ADD CONSTRAINT "orders_total_is_the_sum_of_its_rows" CHECK (
        "total_cents" = "subtotal_cents" + "extra_days_cents" + "damage_protection_cents" + "delivery_cents"
                        + "tax_cents" - "discount_cents"
    );

ALTER TABLE "order_lines"
    ADD CONSTRAINT "order_lines_quantity_positive" CHECK ("quantity" > 0),
    ADD CONSTRAINT "order_lines_total_is_price_times_quantity" CHECK (
        "line_total_cents" = "unit_price_cents" * "quantity"
    );

ALTER TABLE "reservations"
    ADD CONSTRAINT "reservations_units_positive" CHECK ("units" > 0),
    ADD CONSTRAINT "reservations_days_in_order" CHECK ("last_day" >= "first_day");

ALTER TABLE "stock_days"
    ADD CONSTRAINT "stock_days_never_oversold" CHECK ("reserved" <= "fleet"),
    ADD CONSTRAINT "stock_days_not_negative" CHECK ("reserved" >= 0);

-- stock_days is the sum of the reservations, kept by the database so that no code path can forget it.
-- Days are locked in the order product, day: two orders cannot wait for each other in a circle.
CREATE FUNCTION "reservations_move_stock_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        PERFORM 1
        FROM "stock_days" d
        JOIN (
            SELECT DISTINCT r."product_id", r."first_day" + n AS "day"
            FROM "old_rows" r, generate_series(0, r."last_day" - r."first_day") n
        ) freed ON freed."product_id" = d."product_id" AND freed."day" = d."day"
        ORDER BY d."product_id", d."day"
        FOR UPDATE OF d;

        UPDATE "stock_days" d
        SET "reserved" = d."reserved" - freed."units"
        FROM (
            SELECT r."product_id", r."first_day" + n AS "day", sum(r."units") AS "units"
            FROM "old_rows" r, generate_series(0, r."last_day" - r."first_day") n
            GROUP BY 1, 2
        ) freed
        WHERE d."product_id" = freed."product_id" AND d."day" = freed."day";
    END IF;

    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "stock_days" AS d ("product_id", "day", "reserved", "fleet")
        SELECT r."product_id", r."first_day" + n, sum(r."units"), p."count_in_stock"
        FROM "new_rows" r
        JOIN "products" p ON p."id" = r."product_id"
        CROSS JOIN generate_series(0, r."last_day" - r."first_day") n
        GROUP BY r."product_id", r."first_day" + n, p."count_in_stock"
        ORDER BY r."product_id", r."first_day" + n
        ON CONFLICT ("product_id", "day") DO UPDATE SET "reserved" = d."reserved" + excluded."reserved";
    END IF;

    RETURN NULL;
END
$$;

CREATE TRIGGER "reservations_take_days" AFTER INSERT ON "reservations"
    REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "reservations_move_stock_days"();
CREATE TRIGGER "reservations_free_days" AFTER DELETE ON "reservations"
    REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "reservations_move_stock_days"();
CREATE TRIGGER "reservations_move_days" AFTER UPDATE ON "reservations"
    REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
    FOR EACH STATEMENT EXECUTE FUNCTION "reservations_move_stock_days"();
