-- What a member of staff is to the shop. Servers of the version before know is_admin alone, and would let whoever has it do
-- everything: it is true of owners and of nobody else, so that other staff are guests to those servers until the last of them is
-- replaced.
ALTER TABLE "users" ADD COLUMN "staff_role" TEXT;

UPDATE "users" SET "staff_role" = 'owner' WHERE "is_admin";

ALTER TABLE "users"
    ADD CONSTRAINT "users_staff_role_check"
    CHECK ("staff_role" IN ('owner', 'manager', 'support', 'warehouse', 'driver')),
    ADD CONSTRAINT "users_admin_is_owner" CHECK ("is_admin" = coalesce("staff_role" = 'owner', false));

-- Either of the two may be written: whom an old server makes an admin is an owner, and no role is left of whom it makes none.
CREATE FUNCTION "users_keep_admin_flag"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        IF NEW."is_admin" AND NEW."staff_role" IS NULL THEN
            NEW."staff_role" = 'owner';
        END IF;
    ELSIF NEW."is_admin" <> OLD."is_admin" AND NEW."staff_role" IS NOT DISTINCT FROM OLD."staff_role" THEN
        NEW."staff_role" = CASE WHEN NEW."is_admin" THEN 'owner' END;
    END IF;
    NEW."is_admin" = coalesce(NEW."staff_role" = 'owner', false);
    RETURN NEW;
END
$$;

CREATE TRIGGER "users_admin_flag" BEFORE INSERT OR UPDATE OF "is_admin", "staff_role" ON "users"
    FOR EACH ROW EXECUTE FUNCTION "users_keep_admin_flag"();

-- One owner who can sign in always stays, whichever of the two is written.
CREATE OR REPLACE TRIGGER "users_admin_stays" AFTER UPDATE OF "is_admin", "staff_role", "disabled_at" ON "users"
    FOR EACH ROW
    WHEN (OLD."is_admin" AND OLD."disabled_at" IS NULL AND NOT (NEW."is_admin" AND NEW."disabled_at" IS NULL))
    EXECUTE FUNCTION "users_keep_an_admin"();

-- The admin's list of staff, newest first.
CREATE INDEX "users_staff" ON "users"("created_at" DESC, "id") WHERE "staff_role" IS NOT NULL;
