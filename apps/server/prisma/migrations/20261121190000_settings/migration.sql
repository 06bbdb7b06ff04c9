CREATE TABLE "settings" (
    "version" INTEGER NOT NULL,
    "value" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_by" TEXT NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("version")
);

ALTER TABLE "settings" ADD CONSTRAINT "settings_version_positive" CHECK ("version" > 0);

CREATE FUNCTION "settings_stay_as_they_were"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'A version of the settings is never changed: save another one';
END
$$;

CREATE TRIGGER "settings_stay" BEFORE UPDATE ON "settings"
    FOR EACH STATEMENT EXECUTE FUNCTION "settings_stay_as_they_were"();

ALTER TABLE "contact_messages"
    ADD COLUMN "read_at" TIMESTAMPTZ(3),
    ADD COLUMN "read_by" TEXT,
    ADD COLUMN "answered_at" TIMESTAMPTZ(3),
    ADD COLUMN "answered_by" TEXT;

ALTER TABLE "contact_messages"
    ADD CONSTRAINT "contact_messages_read_by_somebody" CHECK (("read_at" IS NULL) = ("read_by" IS NULL)),
    ADD CONSTRAINT "contact_messages_answered_by_somebody" CHECK (("answered_at" IS NULL) = ("answered_by" IS NULL)),
    ADD CONSTRAINT "contact_messages_answered_means_read" CHECK ("answered_at" IS NULL OR "read_at" IS NOT NULL);

CREATE INDEX "contact_messages_answered_at_read_at_created_at_idx"
    ON "contact_messages"("answered_at", "read_at", "created_at" DESC);

ALTER TABLE "reviews"
    ADD COLUMN "hidden_at" TIMESTAMPTZ(3),
    ADD COLUMN "hidden_by" TEXT,
    ADD COLUMN "hidden_reason" TEXT;

ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_somebody_for_a_reason" CHECK (
    ("hidden_at" IS NULL) = ("hidden_by" IS NULL) AND ("hidden_at" IS NULL) = ("hidden_reason" IS NULL)
);

CREATE INDEX "reviews_created_at_id_idx" ON "reviews"("created_at" DESC, "id");

CREATE INDEX "audit_entries_actor_id_at_idx" ON "audit_entries"("actor_id", "at" DESC);
CREATE INDEX "audit_entries_action_at_idx" ON "audit_entries"("action", "at" DESC);
