-- requires: liability_kind
-- What the house owed at the end of a day: what it owed a day before, and the day's entries. A day that is summed again has the same sums.
-- Time zone as in brand_day(). Called by the domain reports, liability-days.ts, day after day.
-- The plan for any day reads the day's entries by their index; one for a given day read the whole ledger of a small site.
CREATE OR REPLACE FUNCTION sum_liability_day(p_day date) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  DELETE FROM liability_day WHERE day = p_day;
  INSERT INTO liability_day (day, kind, amount)
  SELECT p_day, kind, sum(amount) FROM (
    SELECT kind, amount FROM liability_day WHERE day = p_day - 1
    UNION ALL
    SELECT liability_kind(account.code), entry.amount
    FROM ledger_transaction head
    JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
    JOIN ledger_account account ON account.id = entry.account_id AND account.member_id IN (0, entry.member_id)
    WHERE head.occurred_at >= p_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
      AND head.occurred_at < (p_day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' AND account.currency <> 'PTS'
      AND (account.member_id = 0 OR EXISTS (SELECT FROM member WHERE member.id = account.member_id AND is_real_account(member.kind)))
  ) AS moved
  WHERE kind IS NOT NULL
  GROUP BY kind;
END
$$;
