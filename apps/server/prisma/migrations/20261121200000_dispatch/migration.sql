-- Windows that staff narrowed; a visit without a row comes in all the hours the guest was promised.
CREATE TABLE "visit_windows" (
    "order_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "window" TEXT NOT NULL,

    CONSTRAINT "visit_windows_pkey" PRIMARY KEY ("order_id","kind"),
    CONSTRAINT "visit_windows_kind" CHECK ("kind" IN ('delivery', 'pickup')),
    CONSTRAINT "visit_windows_window" CHECK ("window" IN ('early', 'late'))
);

ALTER TABLE "visit_windows" ADD CONSTRAINT "visit_windows_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was counted when a kitchen was collected. Its primary key is what makes a pickup happen once.
CREATE TABLE "pickup_checks" (
    "order_id" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "notes" TEXT NOT NULL,
    "waived_because" TEXT,
    "request_hash" TEXT NOT NULL,
    "charge_cents" INTEGER NOT NULL,
    "covered_cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pickup_checks_pkey" PRIMARY KEY ("order_id"),
    CONSTRAINT "pickup_checks_not_negative" CHECK ("charge_cents" >= 0 AND "covered_cents" >= 0)
);

ALTER TABLE "pickup_checks" ADD CONSTRAINT "pickup_checks_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "pickup_losses" (
    "order_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit_cents" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,

    CONSTRAINT "pickup_losses_pkey" PRIMARY KEY ("order_id","product_id","kind"),
    CONSTRAINT "pickup_losses_kind" CHECK ("kind" IN ('missing', 'damaged')),
    CONSTRAINT "pickup_losses_outcome" CHECK ("outcome" IN ('charged', 'covered', 'waived', 'worthless')),
    CONSTRAINT "pickup_losses_some" CHECK ("quantity" > 0 AND "unit_cents" >= 0)
);

CREATE INDEX "pickup_losses_product_id_idx" ON "pickup_losses"("product_id");

ALTER TABLE "pickup_losses" ADD CONSTRAINT "pickup_losses_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "pickup_checks"("order_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pickup_losses" ADD CONSTRAINT "pickup_losses_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a guest owes besides the price of the order.
CREATE TABLE "amounts_due" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "provider" TEXT,
    "reference" TEXT,

    CONSTRAINT "amounts_due_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "amounts_due_some" CHECK ("amount_cents" > 0),
    CONSTRAINT "amounts_due_paid_with_a_charge" CHECK (
        ("paid_at" IS NULL) = ("reference" IS NULL) AND ("paid_at" IS NULL) = ("provider" IS NULL)
    )
);

CREATE INDEX "amounts_due_order_id_idx" ON "amounts_due"("order_id");
CREATE INDEX "amounts_due_paid_at_created_at_idx" ON "amounts_due"("paid_at", "created_at");
CREATE UNIQUE INDEX "amounts_due_provider_reference_key" ON "amounts_due"("provider", "reference");

ALTER TABLE "amounts_due" ADD CONSTRAINT "amounts_due_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The board asks for the visits of some days, the counts of a month from the index alone.
CREATE INDEX "orders_rental_start_status_postal_code_time_zone_idx"
    ON "orders"("rental_start", "status", "postal_code", "time_zone");
CREATE INDEX "orders_rental_end_status_postal_code_time_zone_idx"
    ON "orders"("rental_end", "status", "postal_code", "time_zone");
-- And for what is late, of which there is little however old the shop grows.
CREATE INDEX "orders_open_deliveries" ON "orders"("rental_start")
    WHERE "status" IN ('confirmed', 'packed', 'dispatched');
CREATE INDEX "orders_open_pickups" ON "orders"("rental_end") WHERE "status" = 'delivered';
