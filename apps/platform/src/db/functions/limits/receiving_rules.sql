-- What becomes of money for a member's cash or bonus account, by the type of its transaction, what it is for (the first part of its
-- idempotency key; empty: anything else) and the state of the member: `credited`, `part` (what the deposit limits leave is credited, the rest
-- held), `held`, `owed` (credited, but only an operator can pay it out), `refused`. An account in none of the states is credited. The same
-- table explains itself in docs/receiving-money.md. Read by receivable().
CREATE OR REPLACE FUNCTION receiving_rules() RETURNS TABLE (
  type text, purpose text, closed text, closing text, self_exclusion text, time_out text, held text, review text, blocked text,
  deposits_blocked text, deposit_limit text
) LANGUAGE sql IMMUTABLE AS $$
  VALUES
    ('DEPOSIT', '', 'held', 'held', 'held', 'held', 'held', 'held', 'held', 'held', 'part'),
    ('DEPOSIT', 'release', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
    ('MEMBER_TRANSFER_IN', '', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
    ('MEMBER_TRANSFER_IN', 'returned', 'refused', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('DIVIDEND', '', 'refused', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('SALARY', '', 'refused', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('COMMISSION', '', 'refused', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('PAYOUT', '', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('JACKPOT', '', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('BET_REFUND', '', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('REVERSAL', '', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('WITHDRAW_RETURN', '', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('TRANSFER_RETURNED', '', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('TRANSFER_IN', '', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('ADMIN_CREDIT', '', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('CLOSING_RELEASE', '', 'refused', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('REBATE', 'lottery', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('REBATE', '', 'refused', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('PROMOTION', 'leaderboard', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('PROMOTION', 'raffle', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('PROMOTION', 'points', 'refused', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('PROMOTION', 'mission', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'credited', 'credited'),
    ('PROMOTION', 'birthday', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'credited', 'credited'),
    ('PROMOTION', 'referral', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'credited', 'credited'),
    ('PROMOTION', '', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'credited', 'credited'),
    ('POINTS_CONVERT', '', 'refused', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('BONUS_GRANT', '', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'credited', 'credited'),
    ('BONUS_CONVERT', '', 'owed', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited'),
    ('DEMO_CREDIT', '', 'refused', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited', 'credited')
$$;
