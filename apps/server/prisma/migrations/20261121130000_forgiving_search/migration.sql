CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- GiST, not GIN: it hands the nearest words over in order, without a threshold that short words would not reach.
CREATE INDEX "search_words_word_idx" ON "search_words" USING GIST ("word" gist_trgm_ops);

-- Words of three letters or more as they were written; numbers and compounds are left out.
CREATE FUNCTION "words_to_search"("name" TEXT, "description" TEXT, "items" JSONB) RETURNS SETOF TEXT
LANGUAGE sql IMMUTABLE AS $$
    SELECT word FROM unnest(tsvector_to_array(
        to_tsvector('simple'::regconfig, "name" || ' ' || "description") ||
        jsonb_to_tsvector('simple'::regconfig, "items", '["string"]')
    )) word
    WHERE word !~ '[[:digit:][:punct:]]' AND length(word) BETWEEN 3 AND 40
$$;

-- In order, so that two writers wait for each other instead of both for ever.
CREATE FUNCTION "add_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_words" ("word")
    SELECT word FROM words_to_search(NEW."name", NEW."description", NEW."items_included") word
    ORDER BY word
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER "products_search_words" AFTER INSERT OR UPDATE OF "name", "description", "items_included" ON "products"
FOR EACH ROW EXECUTE FUNCTION "add_search_words"();

INSERT INTO "search_words" ("word")
SELECT DISTINCT word FROM "products", words_to_search("name", "description", "items_included") word;
