-- CreateTable
CREATE TABLE "payment_events" (
    "provider" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "event" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("provider","id")
);

-- CreateTable
CREATE TABLE "returned_charges" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "change" TEXT,
    "amount_cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "refund_reference" TEXT,

    CONSTRAINT "returned_charges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_checks" (
    "order_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "reservations" JSONB NOT NULL,
    "used_discount" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_checks_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "payment_flags" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "order_id" TEXT,
    "ours_cents" INTEGER,
    "theirs_cents" INTEGER,
    "currency" TEXT NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "looked_at_at" TIMESTAMPTZ(3),
    "looked_at_by" TEXT,
    "note" TEXT,

    CONSTRAINT "payment_flags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reconciliations" (
    "id" BIGSERIAL NOT NULL,
    "provider" TEXT NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "to" TIMESTAMPTZ(3) NOT NULL,
    "ran_at" TIMESTAMPTZ(3) NOT NULL,
    "charges" INTEGER NOT NULL,
    "differences" INTEGER NOT NULL,

    CONSTRAINT "reconciliations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_events_provider_reference_idx" ON "payment_events"("provider", "reference");

-- CreateIndex
CREATE INDEX "returned_charges_sent_at_created_at_idx" ON "returned_charges"("sent_at", "created_at");

-- CreateIndex
CREATE INDEX "returned_charges_order_id_idx" ON "returned_charges"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "returned_charges_provider_reference_key" ON "returned_charges"("provider", "reference");

-- CreateIndex
CREATE INDEX "payment_checks_closed_at_created_at_idx" ON "payment_checks"("closed_at", "created_at");

-- CreateIndex
CREATE INDEX "payment_flags_looked_at_at_last_seen_at_idx" ON "payment_flags"("looked_at_at", "last_seen_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "payment_flags_provider_reference_kind_key" ON "payment_flags"("provider", "reference", "kind");

-- CreateIndex
CREATE INDEX "reconciliations_provider_ran_at_idx" ON "reconciliations"("provider", "ran_at" DESC);

-- What must never happen, whoever writes.

ALTER TABLE "returned_charges" ADD CONSTRAINT "returned_charges_something" CHECK ("amount_cents" > 0);

ALTER TABLE "payment_flags" ADD CONSTRAINT "payment_flags_looked_at_by_somebody"
  CHECK (("looked_at_at" IS NULL) = ("looked_at_by" IS NULL) AND ("looked_at_at" IS NULL) = ("note" IS NULL));
