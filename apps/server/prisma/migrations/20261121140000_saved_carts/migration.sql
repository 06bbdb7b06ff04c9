-- CreateTable
CREATE TABLE "saved_carts" (
    "user_id" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "revision" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_carts_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "saved_carts" ADD CONSTRAINT "saved_carts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
