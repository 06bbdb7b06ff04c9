-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "stay_id" TEXT;

-- CreateTable
CREATE TABLE "stays" (
    "id" TEXT NOT NULL,
    "host_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "airbnb_listing" TEXT,
    "access_notes" TEXT NOT NULL DEFAULT '',
    "has_categories" TEXT[],
    "has_products" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "stays_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "stays_slug_key" ON "stays"("slug");

-- CreateIndex
CREATE INDEX "stays_host_id_created_at_idx" ON "stays"("host_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_stay_id_fkey" FOREIGN KEY ("stay_id") REFERENCES "stays"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stays" ADD CONSTRAINT "stays_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What must never happen, whoever writes.

ALTER TABLE "stays" ADD CONSTRAINT "stays_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
