-- Day of the brand (packages/shared/src/limits.ts, BRAND_TIME_ZONE).
CREATE OR REPLACE FUNCTION brand_day(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
$$;
