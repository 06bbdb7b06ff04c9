-- What should have arrived and was not counted is promised from the day after today on, day by day. This is the day it was planned
-- for, by which a late transfer is known; the job that moves "arrives_on" writes it.
ALTER TABLE "transfers" ADD COLUMN "expected_on" DATE;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_late_arrive_later" CHECK ("expected_on" < "arrives_on");
