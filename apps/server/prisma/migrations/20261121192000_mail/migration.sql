-- AlterTable
ALTER TABLE "queued_mails"
    ADD COLUMN "status" TEXT NOT NULL DEFAULT 'queued',
    ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN "last_error" TEXT,
    ADD COLUMN "subject" TEXT,
    ADD COLUMN "html" TEXT,
    ADD COLUMN "text" TEXT,
    ADD COLUMN "attachments" JSONB NOT NULL DEFAULT '[]',
    ADD COLUMN "receipt" TEXT;

-- a mail that is over is never due again, and one that is not always will be
ALTER TABLE "queued_mails"
    ADD CONSTRAINT "queued_mails_status" CHECK ("status" IN ('queued', 'sent', 'failed', 'dead')),
    ADD CONSTRAINT "queued_mails_due" CHECK (("status" IN ('sent', 'dead')) = ("next_attempt_at" IS NULL)),
    ADD CONSTRAINT "queued_mails_sent" CHECK (("status" = 'sent') = ("sent_at" IS NOT NULL));

-- DropIndex
DROP INDEX "queued_mails_sent_at_created_at_idx";

-- CreateIndex
CREATE INDEX "queued_mails_next_attempt_at_idx" ON "queued_mails"("next_attempt_at");

-- CreateIndex
CREATE INDEX "queued_mails_status_created_at_id_idx" ON "queued_mails"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "queued_mails_created_at_id_idx" ON "queued_mails"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "queued_mails_recipient_search" ON "queued_mails" USING GIN ("recipient" gin_trgm_ops);
