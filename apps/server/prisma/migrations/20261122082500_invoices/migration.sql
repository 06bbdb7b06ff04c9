-- Numbers of invoices: each year from one, without a gap, and never used twice.
CREATE TABLE "invoices" (
  "order_id" TEXT NOT NULL,
  "year" INTEGER NOT NULL,
  "number" INTEGER NOT NULL,
  "issued_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "invoices_pkey" PRIMARY KEY ("order_id")
);

CREATE TABLE "invoice_years" (
  "year" INTEGER NOT NULL,
  "last" INTEGER NOT NULL,
  CONSTRAINT "invoice_years_pkey" PRIMARY KEY ("year")
);

CREATE UNIQUE INDEX "invoices_year_number_key" ON "invoices"("year", "number");

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_number_positive" CHECK ("number" > 0);

CREATE FUNCTION keep_invoices_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'An invoice keeps its number' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_kept';
  END IF;
  IF NEW.number > 1 AND NOT EXISTS (
    SELECT 1 FROM invoices WHERE year = NEW.year AND number = NEW.number - 1
  ) THEN
    RAISE EXCEPTION 'A number was left out' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_gapless';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER invoices_whole BEFORE INSERT OR UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION keep_invoices_whole();
