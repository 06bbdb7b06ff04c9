-- An order whose completion is taken back has its commission pending again. Each completion releases it once and is taken back
-- once; `round` counts them.
ALTER TABLE "commission_entries" ADD COLUMN "round" INTEGER NOT NULL DEFAULT 1;

DROP INDEX "commission_entries_released_once";
CREATE UNIQUE INDEX "commission_entries_released_once" ON "commission_entries"("order_id", "round")
    WHERE "from" IN ('pending', 'held') AND "to" = 'available';
CREATE UNIQUE INDEX "commission_entries_release_taken_back_once" ON "commission_entries"("order_id", "round")
    WHERE "from" = 'available' AND "to" = 'pending';

-- One move more, in the list as it stands by now.
DO $$
DECLARE
    definition TEXT;
BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
    WHERE conname = 'commission_entries_move_known' AND conrelid = 'commission_entries'::regclass;
    ALTER TABLE "commission_entries" DROP CONSTRAINT "commission_entries_move_known";
    EXECUTE 'ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_move_known" CHECK ('
        || '("from" IS NOT DISTINCT FROM ''available'' AND "to" IS NOT DISTINCT FROM ''pending'' AND "order_id" IS NOT NULL) OR '
        || substring(definition FROM '^CHECK (.*)$') || ')';
END $$;
