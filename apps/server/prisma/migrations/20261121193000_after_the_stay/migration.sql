-- What comes after the booking: links to a trip, and reports of damage with their photos.
CREATE TABLE "trip_links" (
  "id" TEXT NOT NULL,
  "order_id" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_by" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "withdrawn_at" TIMESTAMPTZ(3),
  CONSTRAINT "trip_links_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "damage_reports" (
  "id" TEXT NOT NULL,
  "order_id" TEXT NOT NULL,
  "order_line_id" TEXT,
  "text" TEXT NOT NULL,
  "is_covered" BOOLEAN NOT NULL,
  "request_key" TEXT NOT NULL,
  "request_hash" TEXT NOT NULL,
  "created_by" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "damage_reports_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "damage_photos" (
  "id" TEXT NOT NULL,
  "order_id" TEXT NOT NULL,
  "report_id" TEXT,
  "position" INTEGER NOT NULL DEFAULT 0,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "damage_photos_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "trip_links_token_hash_key" ON "trip_links"("token_hash");
CREATE INDEX "trip_links_order_id_created_at_idx" ON "trip_links"("order_id", "created_at");
CREATE UNIQUE INDEX "damage_reports_order_id_request_key_key" ON "damage_reports"("order_id", "request_key");
CREATE INDEX "damage_reports_order_line_id_idx" ON "damage_reports"("order_line_id");
CREATE INDEX "damage_photos_order_id_idx" ON "damage_photos"("order_id");
CREATE INDEX "damage_photos_report_id_created_at_idx" ON "damage_photos"("report_id", "created_at");

ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "damage_reports" ADD CONSTRAINT "damage_reports_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "damage_reports" ADD CONSTRAINT "damage_reports_order_line_id_fkey"
  FOREIGN KEY ("order_line_id") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "damage_photos" ADD CONSTRAINT "damage_photos_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "damage_photos" ADD CONSTRAINT "damage_photos_report_id_fkey"
  FOREIGN KEY ("report_id") REFERENCES "damage_reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
