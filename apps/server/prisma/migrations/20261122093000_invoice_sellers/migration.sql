-- An invoice keeps the seller it was issued by: the company of the settings version in force then; 0 before the first.
ALTER TABLE "invoices" ADD COLUMN "settings_version" INTEGER;

ALTER TABLE "invoices" DISABLE TRIGGER "invoices_whole";
UPDATE "invoices" SET "settings_version" = coalesce(
  (SELECT max("version") FROM "settings" WHERE "saved_at" <= "issued_at"), 0);
ALTER TABLE "invoices" ENABLE TRIGGER "invoices_whole";

ALTER TABLE "invoices" ALTER COLUMN "settings_version" SET NOT NULL;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_settings_version_known" CHECK ("settings_version" >= 0);

CREATE OR REPLACE FUNCTION keep_invoices_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'An invoice keeps its number and its seller'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_kept';
  END IF;
  IF NEW.number > 1 AND NOT EXISTS (
    SELECT 1 FROM invoices WHERE year = NEW.year AND number = NEW.number - 1
  ) THEN
    RAISE EXCEPTION 'A number was left out' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_gapless';
  END IF;
  IF NEW.settings_version > 0 AND NOT EXISTS (SELECT 1 FROM settings WHERE version = NEW.settings_version) THEN
    RAISE EXCEPTION 'There is no such version of the settings'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_settings_version_known';
  END IF;
  RETURN NEW;
END $$;
