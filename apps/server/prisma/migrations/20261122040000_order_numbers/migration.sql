-- A number that people can say, such as T-7QP4K-V. Its rules are those of @trivet/core (order-number.ts), which makes the
-- numbers of new orders; a test holds the two side by side.

-- The character that checks up to eight others: the sum of all their places in the alphabet, each times its place from the
-- right, is a multiple of 23. Past the first of fewer characters there is '', which strpos finds at 1. One expression, so
-- that the planner puts it where it is called.
CREATE FUNCTION "order_number_check"("symbols" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT substr('23456789CDFHJKMNPQRVWXY', 1 + (23 - (
          2 * (strpos('23456789CDFHJKMNPQRVWXY', substr(reverse("symbols"), 1, 1)) - 1)
        + 3 * (strpos('23456789CDFHJKMNPQRVWXY', substr(reverse("symbols"), 2, 1)) - 1)
        + 4 * (strpos('23456789CDFHJKMNPQRVWXY', substr(reverse("symbols"), 3, 1)) - 1)
        + 5 * (strpos('23456789CDFHJKMNPQRVWXY', substr(reverse("symbols"), 4, 1)) - 1)
        + 6 * (strpos('23456789CDFHJKMNPQRVWXY', substr(reverse("symbols"), 5, 1)) - 1)
        + 7 * (strpos('23456789CDFHJKMNPQRVWXY', substr(reverse("symbols"), 6, 1)) - 1)
        + 8 * (strpos('23456789CDFHJKMNPQRVWXY', substr(reverse("symbols"), 7, 1)) - 1)
        + 9 * (strpos('23456789CDFHJKMNPQRVWXY', substr(reverse("symbols"), 8, 1)) - 1)
    ) % 23) % 23, 1)
$$;

-- The number that belongs to one of the 23^length values, for orders that SQL writes: those below, and large test data.
CREATE FUNCTION "order_number_of"("value" BIGINT, "length" INT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT 'T-' || "symbols" || '-' || "order_number_check"("symbols") FROM (SELECT left(
           substr('23456789CDFHJKMNPQRVWXY', 1 + ("value" / 1 % 23)::int, 1)
        || substr('23456789CDFHJKMNPQRVWXY', 1 + ("value" / 23 % 23)::int, 1)
        || substr('23456789CDFHJKMNPQRVWXY', 1 + ("value" / 529 % 23)::int, 1)
        || substr('23456789CDFHJKMNPQRVWXY', 1 + ("value" / 12167 % 23)::int, 1)
        || substr('23456789CDFHJKMNPQRVWXY', 1 + ("value" / 279841 % 23)::int, 1)
        || substr('23456789CDFHJKMNPQRVWXY', 1 + ("value" / 6436343 % 23)::int, 1)
        || substr('23456789CDFHJKMNPQRVWXY', 1 + ("value" / 148035889 % 23)::int, 1)
        || substr('23456789CDFHJKMNPQRVWXY', 1 + ("value" / 3404825447 % 23)::int, 1),
        "length") AS "symbols") AS "drawn"
$$;

ALTER TABLE "orders" ADD COLUMN "number" TEXT COLLATE "C";

-- Orders from before get theirs at random too: a number tells neither when an order was placed nor how many there are.
-- They are long enough that a twentieth of all numbers is taken at most, and half as many again are drawn as are needed,
-- for some come twice. gen_random_uuid() draws from the system's source of randomness.
WITH "needed" AS (
    SELECT "count", (SELECT min(n) FROM generate_series(5, 8) AS n WHERE 23 ^ n >= 20 * "count") AS "length"
    FROM (SELECT count(*) AS "count" FROM "orders") AS "counted"
), "drawn" AS (
    SELECT DISTINCT ('x' || left(md5(gen_random_uuid()::text), 15))::bit(60)::bigint % (23 ^ "length")::bigint AS "value"
    FROM "needed", generate_series(1, "count" + "count" / 2 + 50)
), "given" AS (
    SELECT row_number() OVER (ORDER BY gen_random_uuid()) AS "turn", "order_number_of"("value", "length") AS "number"
    FROM "drawn", "needed"
), "numbered" AS (
    SELECT "id", row_number() OVER () AS "turn" FROM "orders"
)
UPDATE "orders" o SET "number" = g."number"
FROM "numbered" n JOIN "given" g USING ("turn")
WHERE n."id" = o."id";

ALTER TABLE "orders"
    ALTER COLUMN "number" SET NOT NULL,
    ADD CONSTRAINT "orders_number_checked" CHECK (
        "number" ~ '^T-[23456789CDFHJKMNPQRVWXY]{5,8}-[23456789CDFHJKMNPQRVWXY]$'
        AND right("number", 1) = "order_number_check"(substr("number", 3, length("number") - 4))
    );

-- an order by its number, and the orders whose numbers begin as somebody types
CREATE UNIQUE INDEX "orders_number_key" ON "orders"("number");
