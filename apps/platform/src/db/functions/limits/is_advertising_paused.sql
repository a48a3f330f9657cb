-- requires: brand_day
-- Whether the site has spoken to a member about their play and is not answered yet, or spoke to them today: nothing invites them to play
-- meanwhile. Adverts on pages and messages that invite to play ask this; what goes to members asks `may_advertise`.
CREATE OR REPLACE FUNCTION is_advertising_paused(p_member_id integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM intervention WHERE member_id = p_member_id AND (
    state = 'OPEN' OR brand_day(shown_at) = brand_day(now()) OR brand_day(letter_at) = brand_day(now())))
$$;
