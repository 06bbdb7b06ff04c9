-- Sample customers came disabled, and were shown so, as if staff had something against them. Nobody knows their passwords
-- anyway. Whom staff disabled, which the audit log knows, stays so.
UPDATE "users" SET "disabled_at" = NULL
WHERE "is_sample" AND "disabled_at" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "audit_entries"
    WHERE "subject" = 'user:' || "users"."id" AND "action" = 'account.disabled'
);
