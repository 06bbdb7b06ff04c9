-- When somebody ended a session, so that the device it was on can be told. It expires in that moment as well, which is all that
-- servers of the version before look at.
ALTER TABLE "sessions" ADD COLUMN "ended_at" TIMESTAMPTZ(3);
