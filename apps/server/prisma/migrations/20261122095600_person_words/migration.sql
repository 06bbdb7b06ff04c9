-- The words of names and email addresses, for searches with a typo, as search_words has those of the catalog.
CREATE TABLE "person_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "person_words_pkey" PRIMARY KEY ("word")
);

CREATE INDEX "person_words_word_idx" ON "person_words" USING GIST ("word" gist_trgm_ops);

-- Numbers are left out: a shop of a million customers has a million of them, and nobody mistypes towards them.
CREATE FUNCTION "words_of_person"("name" TEXT, "email" TEXT) RETURNS SETOF TEXT
LANGUAGE sql IMMUTABLE AS $$
    SELECT word FROM unnest(tsvector_to_array(
        to_tsvector('simple'::regconfig, "name" || ' ' || translate("email", '@._+-0123456789', '               '))
    )) word
    WHERE word !~ '[[:digit:][:punct:]]' AND length(word) BETWEEN 3 AND 40
$$;

-- In order, so that two writers wait for each other instead of both for ever. Only what is new is locked: two guests
-- with one first name do not wait for each other.
CREATE FUNCTION "add_person_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "person_words" ("word")
    SELECT DISTINCT said."word" FROM "written" w, words_of_person(w."name", w."email") AS said ("word")
    WHERE NOT EXISTS (SELECT FROM "person_words" known WHERE known."word" = said."word")
    ORDER BY said."word"
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER "users_new_words" AFTER INSERT ON "users"
REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "add_person_words"();

CREATE TRIGGER "users_changed_words" AFTER UPDATE ON "users"
REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "add_person_words"();

INSERT INTO "person_words" ("word")
SELECT DISTINCT word FROM "users", words_of_person("name", "email") word;
