-- Depots are told apart by their names, in files too: two that differ in letter case alone are one to whoever reads them.
UPDATE "depots" d SET "name" = d."name" || ' ' || left(d."id", 6)
FROM (
    SELECT "id", row_number() OVER (PARTITION BY lower("name") ORDER BY "created_at", "id") AS place FROM "depots"
) n
WHERE n."id" = d."id" AND n.place > 1;

DROP INDEX "depots_name_key";
CREATE UNIQUE INDEX "depots_name_key" ON "depots" (lower("name"));
