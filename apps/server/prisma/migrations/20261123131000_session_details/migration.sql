-- Where somebody is signed in, and when they last proved who they are. Servers of the version before write neither: such a
-- session is of an unknown device, and was proven when it began.
ALTER TABLE "sessions"
    ADD COLUMN "user_agent" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "proven_at" TIMESTAMPTZ(3);
