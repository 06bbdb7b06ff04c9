-- A report says what happened. Those from before came with a photo of something damaged.
ALTER TABLE "damage_reports" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'broken';
ALTER TABLE "damage_reports" ALTER COLUMN "kind" DROP DEFAULT;
ALTER TABLE "damage_reports"
    ADD CONSTRAINT "damage_reports_kind_known" CHECK ("kind" IN ('broken', 'chipped', 'missing', 'dirty'));
