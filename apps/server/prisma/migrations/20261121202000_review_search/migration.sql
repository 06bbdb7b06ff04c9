-- part of a name or comment, in the console
CREATE INDEX "reviews_search" ON "reviews" USING GIN (("name" || ' ' || "comment") gin_trgm_ops);
