-- Start of a limit's period: the last 24 hours and 7 days to the second, so that midnight doubles no limit; the calendar month in the
-- brand's time zone.
CREATE OR REPLACE FUNCTION limit_since(p_period text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE p_period
    WHEN 'DAY' THEN p_at - interval '24 hours'
    WHEN 'WEEK' THEN p_at - interval '168 hours'
    WHEN 'MONTH' THEN date_trunc('month', p_at AT TIME ZONE 'Asia/Ho_Chi_Minh') AT TIME ZONE 'Asia/Ho_Chi_Minh'
  END
$$;
