-- How money came in that no provider took, as staff said when they wrote it down; of payments from before the audit log has it.
ALTER TABLE "payments"
    ADD COLUMN "method" TEXT,
    ADD CONSTRAINT "payments_method_known"
        CHECK ("method" IN ('bank-transfer', 'cash', 'check', 'card-terminal', 'other'));

UPDATE "payments" p SET "method" = a."details" ->> 'method'
FROM "audit_entries" a
WHERE p."provider" = 'outside'
    AND a."subject" = 'order:' || p."order_id"
    AND a."action" IN ('order.marked-paid', 'amount-due.booked')
    AND a."details" ->> 'reference' = p."reference"
    AND a."details" ->> 'method' IN ('bank-transfer', 'cash', 'check', 'card-terminal', 'other');
