-- An order keeps what its guest was told to lose at most: over one of each line's things, and over each piece in it. Servers of
-- the version before leave both out, and their lines cost what they cost when they come back.
ALTER TABLE "order_lines" ADD COLUMN "deposit_cents" INTEGER, ADD COLUMN "piece_deposits" JSONB;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_deposit_is_no_debt" CHECK ("deposit_cents" >= 0);

-- A written quote keeps them for its order. Those from before tell a sum alone, and their orders cost what they cost then.
ALTER TABLE "written_quotes" ADD COLUMN "piece_deposits" JSONB;

-- Orders that nobody has counted yet were told a sum alone: their pieces cost what they cost today, and together no more than
-- that. Lines of other orders are not asked for it any more.
WITH "open_lines" AS (
    SELECT l."id", l."product_id", l."kit_items", l."quantity", l."order_id", o."deposit_cents" AS "told"
    FROM "orders" o JOIN "order_lines" l ON l."order_id" = o."id"
    WHERE o."status" NOT IN ('collected', 'completed', 'cancelled')
), "pieces" AS (
    SELECT l.*, item ->> 'product' AS "piece", (item ->> 'quantity')::int AS "in_one",
        coalesce((item ->> 'depositCents')::int, 0) AS "cents"
    FROM "open_lines" l CROSS JOIN LATERAL jsonb_array_elements(l."kit_items") item
    UNION ALL
    SELECT l.*, p."id", coalesce(k."quantity", 1), coalesce(p."deposit_cents", 0)
    FROM "open_lines" l
    LEFT JOIN "kit_components" k ON k."kit_id" = l."product_id"
    JOIN "products" p ON p."id" = coalesce(k."component_id", l."product_id")
    WHERE l."kit_items" IS NULL
), "shares" AS (
    SELECT "id", "piece", "in_one", "cents", least(1, "told"::numeric / nullif(
        sum("cents"::bigint * "in_one" * "quantity") OVER (PARTITION BY "order_id"), 0
    )) AS "share"
    FROM "pieces"
), "lines" AS (
    SELECT "id", floor(sum("cents"::bigint * "in_one" * "share"))::int AS "cents",
        jsonb_object_agg("piece", floor("cents" * "share")::int) AS "by_piece"
    FROM "shares" GROUP BY "id"
)
UPDATE "order_lines" l SET "deposit_cents" = n."cents", "piece_deposits" = n."by_piece"
FROM "lines" n WHERE n."id" = l."id";
