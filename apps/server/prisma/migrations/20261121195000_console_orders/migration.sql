-- CreateTable
CREATE TABLE "order_notes" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "author_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_views" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chosen_order_views" (
    "user_id" TEXT NOT NULL,
    "view" TEXT NOT NULL,

    CONSTRAINT "chosen_order_views_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "order_notes_order_id_created_at_idx" ON "order_notes"("order_id", "created_at");

-- CreateIndex
CREATE INDEX "order_notes_author_id_idx" ON "order_notes"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_views_user_id_name_key" ON "order_views"("user_id", "name");

-- CreateIndex
CREATE INDEX "orders_total_cents_id_idx" ON "orders"("total_cents", "id");

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chosen_order_views" ADD CONSTRAINT "chosen_order_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The views Unpaid: orders that wait for their payment are few among many.
CREATE INDEX "orders_unpaid_idx" ON "orders"("created_at" DESC, "id") WHERE "paid_at" IS NULL;

-- The filter by service area, which is a set of code beginnings.
CREATE INDEX "orders_zip_prefix_idx" ON "orders"(left("postal_code", 3), "created_at" DESC);
