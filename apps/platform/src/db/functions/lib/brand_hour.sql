-- The hour of a moment on the brand's clock, 0 to 23.
CREATE OR REPLACE FUNCTION brand_hour(at timestamptz) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT extract(hour FROM at AT TIME ZONE 'Asia/Ho_Chi_Minh')::smallint
$$;

ALTER TABLE team_change ALTER COLUMN hour SET DEFAULT brand_hour(clock_timestamp());
