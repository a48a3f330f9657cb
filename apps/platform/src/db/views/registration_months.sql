CREATE VIEW reporting.registration_months AS
SELECT month, channel, count(*)::integer AS registrations, count(*) FILTER (WHERE days <= 1)::integer AS deposited_within_1,
  count(*) FILTER (WHERE days <= 7)::integer AS deposited_within_7, count(*) FILTER (WHERE days <= 30)::integer AS deposited_within_30,
  count(days)::integer AS deposited, (coalesce(sum(amount), 0) / 10000.0)::numeric(24, 4) AS first_amount
FROM (
  SELECT date_trunc('month', brand_day(member.registered_at))::date AS month, first.amount,
    brand_day(first.confirmed_at) - brand_day(member.registered_at) AS days,
    CASE WHEN link_registration.code IS NOT NULL THEN 'AGENT_LINK' WHEN referral.friend_id IS NOT NULL THEN 'REFERRAL'
      WHEN registration.invited_by_id IS NOT NULL THEN 'INVITATION' WHEN registration.member_id IS NOT NULL THEN 'DIRECT' ELSE 'OPENED' END AS channel
  FROM member
  LEFT JOIN registration ON registration.member_id = member.id
  LEFT JOIN link_registration ON link_registration.member_id = member.id
  LEFT JOIN referral ON referral.friend_id = member.id
  LEFT JOIN LATERAL (
    SELECT amount, confirmed_at FROM deposit WHERE deposit.member_id = member.id AND state = 'CONFIRMED' ORDER BY confirmed_at, id LIMIT 1
  ) AS first ON true
  WHERE is_real_account(member.kind)
) AS joined
GROUP BY month, channel;

COMMENT ON VIEW reporting.registration_months IS 'Accounts by the month and the way of their registration, and how many of them paid in.';
COMMENT ON COLUMN reporting.registration_months.month IS 'First day of the month of the registration, in the brand’s time zone.';
COMMENT ON COLUMN reporting.registration_months.channel IS 'AGENT_LINK, REFERRAL (of a member who is rewarded for it), INVITATION (by another code), DIRECT, or OPENED (by an agent or the house).';
COMMENT ON COLUMN reporting.registration_months.registrations IS 'Number of accounts.';
COMMENT ON COLUMN reporting.registration_months.deposited_within_1 IS 'Those whose first deposit was credited on the day of the registration or the next one.';
COMMENT ON COLUMN reporting.registration_months.deposited_within_7 IS 'Those whose first deposit was credited within seven days.';
COMMENT ON COLUMN reporting.registration_months.deposited_within_30 IS 'Those whose first deposit was credited within thirty days.';
COMMENT ON COLUMN reporting.registration_months.deposited IS 'Those with a credited deposit until now.';
COMMENT ON COLUMN reporting.registration_months.first_amount IS 'Sum of the first deposits, in the brand’s currency.';
