-- Where the vans of a depot begin; empty where nobody said it.
ALTER TABLE "depots"
    ADD COLUMN "postal_code" TEXT NOT NULL DEFAULT '',
    ADD CONSTRAINT "depots_postal_code_is_zip" CHECK ("postal_code" ~ '^([0-9]{5})?$');
