-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "kit_id" TEXT,
ADD COLUMN     "kit_items" JSONB,
ALTER COLUMN "product_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "kits" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "creation_key" TEXT,
    "creation_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_modified" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "kits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kit_items" (
    "kit_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "kit_items_pkey" PRIMARY KEY ("kit_id","product_id")
);

-- CreateTable
CREATE TABLE "kit_counts" (
    "user_id" TEXT NOT NULL,
    "kits" INTEGER NOT NULL,

    CONSTRAINT "kit_counts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "kit_templates" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "kit_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kit_template_items" (
    "template_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "kit_template_items_pkey" PRIMARY KEY ("template_id","product_id")
);

-- CreateIndex
CREATE INDEX "kits_user_id_created_at_id_idx" ON "kits"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "kits_user_id_creation_key_key" ON "kits"("user_id", "creation_key");

-- CreateIndex
CREATE INDEX "kit_items_product_id_idx" ON "kit_items"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "kit_items_kit_id_position_key" ON "kit_items"("kit_id", "position");

-- CreateIndex
CREATE INDEX "kit_template_items_product_id_idx" ON "kit_template_items"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "kit_template_items_template_id_position_key" ON "kit_template_items"("template_id", "position");

-- AddForeignKey
ALTER TABLE "kits" ADD CONSTRAINT "kits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kit_items" ADD CONSTRAINT "kit_items_kit_id_fkey" FOREIGN KEY ("kit_id") REFERENCES "kits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kit_items" ADD CONSTRAINT "kit_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kit_counts" ADD CONSTRAINT "kit_counts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kit_template_items" ADD CONSTRAINT "kit_template_items_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "kit_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kit_template_items" ADD CONSTRAINT "kit_template_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must never happen, whoever writes.

ALTER TABLE "kits" ADD CONSTRAINT "kits_name_of_1_to_50" CHECK (char_length("name") BETWEEN 1 AND 50);

ALTER TABLE "kit_items"
    ADD CONSTRAINT "kit_items_quantity_of_1_to_99" CHECK ("quantity" BETWEEN 1 AND 99),
    ADD CONSTRAINT "kit_items_at_most_50" CHECK ("position" BETWEEN 1 AND 50);

ALTER TABLE "kit_templates"
    ADD CONSTRAINT "kit_templates_name_of_1_to_50" CHECK (char_length("name") BETWEEN 1 AND 50);

ALTER TABLE "kit_template_items"
    ADD CONSTRAINT "kit_template_items_quantity_of_1_to_99" CHECK ("quantity" BETWEEN 1 AND 99),
    ADD CONSTRAINT "kit_template_items_at_most_50" CHECK ("position" BETWEEN 1 AND 50);

ALTER TABLE "kit_counts" ADD CONSTRAINT "kit_counts_at_most_100" CHECK ("kits" BETWEEN 0 AND 100);

-- A line is of a product or of a custom kit, and a kit always says what it is packed from.
ALTER TABLE "order_lines"
    ADD CONSTRAINT "order_lines_of_product_or_kit" CHECK (num_nonnulls("product_id", "kit_id") = 1),
    ADD CONSTRAINT "order_lines_kit_has_items" CHECK (
        CASE WHEN "kit_id" IS NULL THEN "kit_items" IS NULL
             ELSE coalesce("kit_items" @> '[{}]', false) END
    );

-- Every new kit passes through the one row of its user: counting and refusing cannot be apart.
CREATE FUNCTION "kits_count_themselves"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO "kit_counts" AS c ("user_id", "kits") VALUES (NEW."user_id", 1)
        ON CONFLICT ("user_id") DO UPDATE SET "kits" = c."kits" + 1;
    ELSE
        UPDATE "kit_counts" SET "kits" = "kits" - 1 WHERE "user_id" = OLD."user_id";
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "kits_count_up" AFTER INSERT ON "kits"
    FOR EACH ROW EXECUTE FUNCTION "kits_count_themselves"();
CREATE TRIGGER "kits_count_down" AFTER DELETE ON "kits"
    FOR EACH ROW EXECUTE FUNCTION "kits_count_themselves"();

-- A kit stays with whom it was made by: moved, it would escape its count.
CREATE FUNCTION "kits_keep_their_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'A kit cannot change its owner' USING ERRCODE = 'check_violation';
END
$$;

CREATE TRIGGER "kits_keep_owner" BEFORE UPDATE OF "user_id" ON "kits"
    FOR EACH ROW WHEN (OLD."user_id" IS DISTINCT FROM NEW."user_id")
    EXECUTE FUNCTION "kits_keep_their_owner"();
