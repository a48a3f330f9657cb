-- Foreign keys of rows that only posting functions insert, from rows of member, game and game_session that they have just read, and whose
-- targets are never deleted. Enforced, each row locks its member and its game, which all players of a game share. Checked by
-- `world:check` (checks/reference-checks.ts). PostgreSQL before 18 enforces them; it does not know the
-- syntax, hence EXECUTE.
DO $$
BEGIN
  IF current_setting('server_version_num')::integer >= 180000 THEN
    -- settle_round(), wallet_set(), settle_lottery_bucket(), correct_lottery_bucket()
    EXECUTE 'ALTER TABLE round ALTER CONSTRAINT round_member_id_member_id_fk NOT ENFORCED';
    EXECUTE 'ALTER TABLE round ALTER CONSTRAINT round_node_id_game_node_id_fk NOT ENFORCED';
    -- add_to_member_day() and the same functions
    EXECUTE 'ALTER TABLE member_day ALTER CONSTRAINT member_day_member_id_member_id_fk NOT ENFORCED';
    -- wallet_debit(), wallet_set()
    EXECUTE 'ALTER TABLE open_round ALTER CONSTRAINT open_round_member_id_member_id_fk NOT ENFORCED';
    EXECUTE 'ALTER TABLE open_round ALTER CONSTRAINT open_round_node_id_game_node_id_fk NOT ENFORCED';
    EXECUTE 'ALTER TABLE open_round ALTER CONSTRAINT open_round_session_id_game_session_id_fk NOT ENFORCED';
    -- wallet_credit(), wallet_rollback(), wallet_set()
    EXECUTE 'ALTER TABLE noted_call ALTER CONSTRAINT noted_call_member_id_member_id_fk NOT ENFORCED';
    -- place_lottery_ticket()
    EXECUTE 'ALTER TABLE lottery_ticket ALTER CONSTRAINT lottery_ticket_member_id_member_id_fk NOT ENFORCED';
    EXECUTE 'ALTER TABLE lottery_entry ALTER CONSTRAINT lottery_entry_member_id_member_id_fk NOT ENFORCED';
  END IF;
END
$$;
