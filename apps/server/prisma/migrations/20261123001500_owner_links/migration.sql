CREATE TABLE "owner_links" (
    "id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "owner_links_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "owner_links" ADD CONSTRAINT "owner_links_id_is_a_hash" CHECK ("id" ~ '^[0-9a-f]{64}$');
