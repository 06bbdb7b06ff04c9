-- CreateTable
CREATE TABLE "referral_codes" (
    "id" TEXT NOT NULL,
    "host_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "referral_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referral_uses" (
    "order_id" TEXT NOT NULL,
    "code_id" TEXT NOT NULL,
    "host_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "uses_discount" BOOLEAN NOT NULL,
    "commission_basis_points" INTEGER NOT NULL,
    "commission_cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "referral_uses_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "commission_entries" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "host_id" TEXT NOT NULL,
    "order_id" TEXT,
    "payout_id" TEXT,
    "refund_id" TEXT,
    "from" TEXT,
    "to" TEXT,
    "cents" INTEGER NOT NULL,

    CONSTRAINT "commission_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payouts" (
    "id" TEXT NOT NULL,
    "host_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "amount_cents" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "destination" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "notes" TEXT NOT NULL DEFAULT '',
    "transaction_id" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "payouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payout_details" (
    "user_id" TEXT NOT NULL,
    "paypal_email" TEXT,
    "account_holder" TEXT,
    "routing_number" TEXT,
    "account_number" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payout_details_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "actor_id" TEXT,
    "request_key" TEXT,
    "reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "referral_codes_code_key" ON "referral_codes"("code");

-- CreateIndex
CREATE INDEX "referral_codes_host_id_idx" ON "referral_codes"("host_id");

-- CreateIndex
CREATE INDEX "referral_codes_created_at_id_idx" ON "referral_codes"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "referral_uses_host_id_created_at_idx" ON "referral_uses"("host_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "referral_uses_code_id_idx" ON "referral_uses"("code_id");

-- CreateIndex
CREATE INDEX "referral_uses_user_id_idx" ON "referral_uses"("user_id");

-- CreateIndex
CREATE INDEX "commission_entries_host_id_from_to_cents_idx" ON "commission_entries"("host_id", "from", "to", "cents");

-- CreateIndex
CREATE INDEX "commission_entries_order_id_idx" ON "commission_entries"("order_id");

-- CreateIndex
CREATE INDEX "commission_entries_payout_id_idx" ON "commission_entries"("payout_id");

-- CreateIndex
CREATE INDEX "commission_entries_refund_id_idx" ON "commission_entries"("refund_id");

-- CreateIndex
CREATE INDEX "payouts_host_id_requested_at_idx" ON "payouts"("host_id", "requested_at" DESC);

-- CreateIndex
CREATE INDEX "payouts_status_requested_at_idx" ON "payouts"("status", "requested_at");

-- CreateIndex
CREATE INDEX "refunds_sent_at_created_at_idx" ON "refunds"("sent_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_order_id_request_key_key" ON "refunds"("order_id", "request_key");

-- AddForeignKey
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral_uses" ADD CONSTRAINT "referral_uses_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral_uses" ADD CONSTRAINT "referral_uses_code_id_fkey" FOREIGN KEY ("code_id") REFERENCES "referral_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral_uses" ADD CONSTRAINT "referral_uses_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral_uses" ADD CONSTRAINT "referral_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_payout_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "payouts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What must never happen, whoever writes.

CREATE UNIQUE INDEX "referral_codes_one_active_per_host" ON "referral_codes"("host_id")
    WHERE "withdrawn_at" IS NULL;

CREATE UNIQUE INDEX "referral_uses_one_discount_per_guest" ON "referral_uses"("user_id") WHERE "uses_discount";

CREATE UNIQUE INDEX "payouts_one_pending_per_host" ON "payouts"("host_id") WHERE "status" = 'pending';

-- An order is credited once, becomes available once; a payout is requested once and decided once, so what it holds
-- is paid once or comes back once; a refund takes back its share once.
CREATE UNIQUE INDEX "commission_entries_earned_once" ON "commission_entries"("order_id") WHERE "from" IS NULL;
CREATE UNIQUE INDEX "commission_entries_released_once" ON "commission_entries"("order_id")
    WHERE "from" = 'pending' AND "to" = 'available';
CREATE UNIQUE INDEX "commission_entries_requested_once" ON "commission_entries"("payout_id")
    WHERE "to" = 'requested';
CREATE UNIQUE INDEX "commission_entries_decided_once" ON "commission_entries"("payout_id")
    WHERE "from" = 'requested';
CREATE UNIQUE INDEX "commission_entries_taken_back_once" ON "commission_entries"("refund_id")
    WHERE "to" IS NULL;

ALTER TABLE "referral_codes"
    ADD CONSTRAINT "referral_codes_form" CHECK ("code" ~ '^[A-HJ-NP-Z2-9]{8}$'),
    ADD CONSTRAINT "referral_codes_end_after_start" CHECK ("expires_at" > "created_at");

ALTER TABLE "referral_uses"
    ADD CONSTRAINT "referral_uses_never_own" CHECK ("host_id" <> "user_id"),
    ADD CONSTRAINT "referral_uses_commission_not_negative" CHECK (
        "commission_cents" >= 0 AND "commission_basis_points" BETWEEN 0 AND 10000
    );

ALTER TABLE "commission_entries"
    ADD CONSTRAINT "commission_entries_cents_positive" CHECK ("cents" > 0),
    ADD CONSTRAINT "commission_entries_move_known" CHECK (
        CASE
            WHEN "from" IS NULL THEN "to" IS NOT DISTINCT FROM 'pending'
            WHEN "from" = 'pending' THEN "to" IS NULL OR "to" = 'available'
            WHEN "from" = 'available' THEN "to" IS NULL OR "to" = 'requested'
            WHEN "from" = 'requested' THEN coalesce("to" IN ('paid', 'available'), false)
            ELSE false
        END
    ),
    ADD CONSTRAINT "commission_entries_of_an_order_or_a_payout" CHECK (
        ("order_id" IS NULL) <> ("payout_id" IS NULL)
        AND ("payout_id" IS NOT NULL)
            = ("from" IS NOT DISTINCT FROM 'requested' OR "to" IS NOT DISTINCT FROM 'requested')
    );

ALTER TABLE "payouts"
    ADD CONSTRAINT "payouts_amount_positive" CHECK ("amount_cents" > 0),
    ADD CONSTRAINT "payouts_status_known" CHECK ("status" IN ('pending', 'processed', 'failed')),
    ADD CONSTRAINT "payouts_method_known" CHECK ("method" IN ('creditToAccount', 'paypal', 'bankTransfer')),
    ADD CONSTRAINT "payouts_decided_means_by_somebody" CHECK (
        ("status" = 'pending') = ("decided_at" IS NULL) AND ("decided_at" IS NULL) = ("decided_by" IS NULL)
    ),
    ADD CONSTRAINT "payouts_nobody_decides_their_own" CHECK ("decided_by" <> "host_id");

ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_bank_whole_or_none" CHECK (
    num_nonnulls("account_holder", "routing_number", "account_number") IN (0, 3)
);

ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_positive" CHECK ("amount_cents" > 0);

CREATE FUNCTION "commission_entries_stay_as_they_are"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'The ledger of commissions is only added to';
END
$$;

CREATE TRIGGER "commission_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "commission_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "commission_entries_stay_as_they_are"();
